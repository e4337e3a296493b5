import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withReadAccess } from "../../scripts/lib/readAccess.ts";

it("finds the tables of «Read access» as the code says (npm run docs writes them)", () => {
  const text = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8");
  expect(text).toBe(withReadAccess(text));
});
