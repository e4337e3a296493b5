import { expect, test } from "vitest";
import { troubleOf } from "./storageTrouble.ts";

test("a full disk and a severed connection are told apart, also inside of what a library says", () => {
  expect(troubleOf(new DOMException("full", "QuotaExceededError"))).toBe("full");
  expect(troubleOf(new Error("AbortError: QuotaExceededError: the quota has been exceeded"))).toBe("full");
  expect(troubleOf(Object.assign(new Error("closed"), { name: "DatabaseClosedError" }))).toBe("severed");
  expect(troubleOf(new Error("Connection to Indexed Database server lost. Refresh the page to try again"))).toBe(
    "severed",
  );
  expect(troubleOf(new Error("This is no longer on this device."))).toBeNull();
});
