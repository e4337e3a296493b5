import fc from "fast-check";
import { expect, it } from "vitest";
import { type AgreementBody, agreementBody } from "../agreement/schema.ts";
import { NO_PAYEE_ACCOUNTS, type PayeeAccountsBody } from "../bank/schema.ts";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { anyBody } from "./bodies.test-support.ts";
import { cut } from "./cut.ts";
import { type AgreementCopy, filledAgreement, inItsCut } from "./filled.ts";
import { filledPayeeAccounts } from "./filledPayees.ts";
import { LEAST } from "./sight.ts";

const facts = rivieraFacts().agreement;
const parties = Object.entries(facts.parties).map(([key, party]) => [key, { ...party, pos: "a0" }]);
const agreement: AgreementBody = { ...facts, parties: Object.fromEntries(parties) };
const LEAST_VIEW = { sight: LEAST };
const copyOf = (body: AgreementBody): AgreementCopy => cut("agreements", body, LEAST_VIEW) as AgreementCopy;
const comment = { author_user_id: 1, at: "2027-01-15T09:00:00Z", about: null, text: "Lovely" };
const commented = (body: AgreementBody): AgreementBody => ({
  ...body,
  comments: { "0190a000-0000-7000-8000-000000000001": comment },
});

it("is an agreement with nothing entered where the reader sees nothing", () => {
  const filled = filledAgreement(copyOf(agreement));
  expect(agreementBody.parse(filled)).toEqual(filled);
  expect(filled).toMatchObject({ base_price_cruising: null, payment_calls: {}, special_conditions: {} });
  expect(filled).toMatchObject({ name: agreement.name, waypoints: agreement.waypoints, stays: agreement.stays });
  expect(Object.keys(filled.fuel_bunkers)).toEqual(Object.keys(agreement.fuel_bunkers));
});

it("is the body itself where that is whole, and the same object each time", () => {
  expect(filledAgreement(agreement)).toBe(agreement);
  const copy = copyOf(agreement);
  expect(filledAgreement(copy)).toBe(filledAgreement(copy));
});

it("is written again without what its copy lacked", () => {
  const copy = copyOf(agreement);
  expect(inItsCut(copy, commented(filledAgreement(copy)))).toEqual(copyOf(commented(agreement)));
  expect(inItsCut(copy, filledAgreement(copy))).toEqual(copy);
});

it("is written again whole where it was whole, with fields that no one knows yet", () => {
  const whole = { ...agreement, newer: 1 };
  const next = commented(whole);
  expect(inItsCut(whole, next)).toBe(next);
});

it("has all maps of parts, whatever a copy lacks", () => {
  fc.assert(
    fc.property(anyBody("agreements"), (body) => {
      // A copy as it may stand on a device; nothing has checked it.
      const filled = filledAgreement(cut("agreements", body, LEAST_VIEW) as AgreementCopy);
      for (const map of [
        "parties",
        "waypoints",
        "special_conditions",
        "stays",
        "payment_calls",
        "payments",
        "comments",
      ]) {
        expect(filled).toHaveProperty(map);
      }
    }),
  );
});

it("has accounts without details for those who learn of a change alone", () => {
  const details = {
    iban: "1",
    bank_name: null,
    account_num: null,
    bank_address: null,
    bank_country: null,
    swiftbic: null,
  };
  const proposal = { id: "x", details, former: details, proposed_by: 1, proposed_at: "2027-01-15T09:00:00Z" };
  const whole: PayeeAccountsBody = { in_force: {}, proposals: { 8: proposal }, payee: 8 };
  expect(filledPayeeAccounts(whole)).toEqual(whole);
  const empty = { ...details, iban: null };
  expect(filledPayeeAccounts(cut("payee_accounts", whole, LEAST_VIEW))).toEqual({
    ...NO_PAYEE_ACCOUNTS,
    proposals: { 8: { ...proposal, details: empty, former: empty } },
  });
});
