import { expect, it } from "vitest";
import { confirmationIn, HOME, safeNext, withNext } from "./nextUrl.ts";

const ORIGIN = "https://passerelle.test";

it("follows paths of this app alone", () => {
  expect(safeNext("/agreement/1/price?tab=fuel#total", ORIGIN)).toBe("/agreement/1/price?tab=fuel#total");
  for (const elsewhere of [
    null,
    "",
    "https://elsewhere.test",
    "//elsewhere.test",
    "/\\elsewhere.test",
    "/\t/elsewhere.test",
    "/\n\\elsewhere.test",
    "///elsewhere.test",
    "//[",
    "agreement",
    "javascript:0",
  ]) {
    expect(safeNext(elsewhere, ORIGIN)).toBe(HOME);
  }
});

it("is carried from one form to another as it stands", () => {
  const next = "/requests/create?a=b&c=ü#total";
  const path = withNext("/authentication/registration", next);
  expect(new URL(path, ORIGIN).searchParams.get("nextUrl")).toBe(next);
  expect(withNext("/authentication/registration", null)).toBe("/authentication/registration");
});

it("says which account is meant where a log-in leads back to a link that confirms an address", () => {
  expect(confirmationIn("/confirm_email/aB3_-x")).toBe("aB3_-x");
  for (const elsewhere of [null, "/agreement", "/confirm_email/", "/confirm_email/a/b", "/claim_account/aB3_-x"]) {
    expect(confirmationIn(elsewhere)).toBeUndefined();
  }
});
