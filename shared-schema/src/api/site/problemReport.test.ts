import fc from "fast-check";
import { expect, it } from "vitest";
import { pagePattern, scrubbed, scrubbedLine } from "./problemReport.ts";

it("leaves nothing personal in a text, wherever it is", () => {
  const secret = fc.constantFrom(
    "ann@example.org",
    '"Ann Other"',
    "GB82WEST12345698765432",
    "0612345678",
    "«Zebulon»",
    "a-token-of-a-link_0123456789",
  );
  fc.assert(
    fc.property(fc.array(secret, { minLength: 1, maxLength: 4 }), (secrets) => {
      const text = scrubbed(`Cannot read ${secrets.join(" of ")} here`);
      for (const each of secrets) expect(text).not.toContain(each.replace(/["«»]/g, ""));
      expect(text).toMatch(/^Cannot read .* here$/);
    }),
  );
});

it("keeps the place in the code, and the kind of page", () => {
  expect(scrubbedLine("at open (https://a.example/assets/app-1f.js?token=secret:12:34)")).toBe(
    "at open (https://a.example/assets/app-1f.js:12:34)",
  );
  expect(pagePattern("/agreement/17/contract/0")).toBe("/agreement/:id/contract/:id");
  expect(pagePattern("/authentication/recovery/abcdefghijklmnopqrstuvwxyz")).toBe("/authentication/recovery/:token");
});
