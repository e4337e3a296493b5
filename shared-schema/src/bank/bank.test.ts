import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementWith, holderOf, profileOf } from "../agreement/payments/payments.test-support.ts";
import { STATUSES } from "../agreement/schema.ts";
import { isFrozen } from "../frozen/inputs.ts";
import { newProfile, type ProfileBody } from "../profile/schema.ts";
import { accountsAfter } from "./carry.ts";
import { areCheckWords, checkWords } from "./checkWords.ts";
import { payeeBank } from "./payeeBank.ts";
import { approvableAt, type BankChange, decideApproving, proposeChange } from "./proposals.ts";
import { type BankProposal, bankDetailsOf, NO_PAYEE_ACCOUNTS } from "./schema.ts";

const AT = "2026-11-23T10:00:00Z";
const ID = "0190a0a0-0000-4000-8000-000000000001";
const OLD = "DE89370400440532013000";
const NEW = "ES9121000418450200051332";

function company(fields: Partial<ProfileBody> = {}): ProfileBody {
  const made = { user_id: 50, created_by: 50, created_at: AT, first_name: "Ada", last_name: "Byron" };
  return newProfile({ ...made, is_company: true, ...fields });
}

const agreement = { ...agreementWith({}), status: "LOCKED" as const };
const stakeholder = profileOf("stakeholders");
const carrier = profileOf("carriers");
const profiles = { [stakeholder]: company({ iban: OLD }), [carrier]: company({ iban: "FR7630006000011234567890189" }) };
const change = (fields: Partial<BankChange> = {}): BankChange => ({
  ...{ agreement, accounts: NO_PAYEE_ACCOUNTS, viewer: holderOf("stakeholders"), profile_id: stakeholder },
  live: company({ iban: NEW }),
  ...fields,
});
const standing = bankDetailsOf({ iban: OLD });
const proposed = (fields: Partial<BankChange> = {}) => proposeChange(change(fields), standing, { id: ID, at: AT });

const text = fc.string({ maxLength: 12 });
const proposals: fc.Arbitrary<BankProposal> = fc.record({
  id: fc.uuid(),
  details: fc.record({ iban: text, bank_name: text }).map(bankDetailsOf),
  former: fc.record({ iban: text }).map(bankDetailsOf),
  proposed_by: fc.nat(),
  proposed_at: fc.constant(AT),
});

describe("the payee's account", () => {
  it("is that of the first stakeholder with a bank, else of the carrier", () => {
    expect(payeeBank(agreement, profiles, null)).toMatchObject({ profile_id: stakeholder, details: { iban: OLD } });
    const without = { ...profiles, [stakeholder]: company() };
    expect(payeeBank(agreement, without, null)?.profile_id).toBe(carrier);
    expect(payeeBank(agreement, {}, null)).toBeNull();
  });

  it("moves with no proposal, and with what is in force alone", () => {
    const open = proposed();
    if (!open.ok) throw new Error(open.refusal.code);
    const waiting = payeeBank(agreement, profiles, open.value);
    expect(waiting?.details.iban).toBe(OLD);
    expect(waiting?.pending).toMatchObject([{ profile_id: stakeholder, details: { iban: NEW } }]);
    const details = bankDetailsOf({ iban: NEW });
    const inForce = { ...NO_PAYEE_ACCOUNTS, in_force: { [stakeholder]: { details, approved: null } } };
    expect(payeeBank(agreement, profiles, inForce)?.details.iban).toBe(NEW);
  });
});

describe("a proposal", () => {
  it("is made by the holder of the profile, from LOCKED until SETTLED, with details that are right and others", () => {
    const codeOf = (fields: Partial<BankChange>) => {
      const made = proposed(fields);
      return made.ok ? "ok" : made.refusal.code;
    };
    expect(codeOf({})).toBe("ok");
    for (const status of STATUSES) {
      const isOpen = isFrozen(status) && status !== "SETTLED" && status !== "ARCHIVED";
      expect(codeOf({ agreement: { ...agreement, status } })).toBe(isOpen ? "ok" : "bank-change.closed");
    }
    expect(codeOf({ viewer: { ...holderOf("brokers"), user_id: 51 } })).toBe("bank-change.not-yours");
    expect(codeOf({ profile_id: profileOf("clients") })).toBe("bank-change.no-payee");
    expect(codeOf({ live: company({ iban: NEW, is_company: false }) })).toBe("bank-change.no-payee");
    expect(codeOf({ live: company() })).toBe("bank-change.empty");
    expect(codeOf({ live: company({ iban: `${NEW.slice(0, -1)}3` }) })).toBe("profile.wrong-iban");
    expect(codeOf({ live: company({ iban: OLD }) })).toBe("bank-change.same");
  });

  it("is approved by no one before its time, whatever the time", () => {
    const open = proposed();
    if (!open.ok) throw new Error(open.refusal.code);
    const from = approvableAt({ proposed_at: AT });
    expect(from).toBe("2026-11-24T10:00:00.000Z");
    const second = { ...holderOf("clients"), user_id: 51 };
    fc.assert(
      fc.property(fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }), (now) => {
        const at = now.toISOString();
        const verdict = decideApproving(change({ accounts: open.value, viewer: second }), at);
        expect(verdict.ok).toBe(at >= from);
        expect(decideApproving(change({ accounts: open.value }), at).ok).toBe(false);
        // The account that proposed it was merged into the one that approves.
        const merged = change({ accounts: open.value, viewer: second, proposer: second.user_id });
        expect(decideApproving(merged, at).ok).toBe(false);
      }),
    );
  });

  it("ends with the lock of a first draft, and what is in force stays through an addendum until it is generated", () => {
    const open = proposed();
    if (!open.ok) throw new Error(open.refusal.code);
    const draft = { ...agreement, status: "DRAFT" as const };
    const frozen = { version: 0, frozen_at: AT, yacht: null, profiles, tax_rows: [] };
    expect(accountsAfter(agreement, draft, open.value, frozen)).toBeNull();
    const generated = { ...agreement, status: "CONTRACT" as const, generated_versions_len: 1 };
    const addendum = { ...draft, version: 1, generated_versions_len: 1 };
    const kept = accountsAfter(generated, addendum, open.value, frozen);
    expect(kept).toMatchObject({
      payee: stakeholder,
      proposals: {},
      in_force: { [stakeholder]: { details: standing } },
    });
    const moved = { ...profiles, [stakeholder]: company({ iban: NEW }), 99: company({ iban: NEW }) };
    const joined = {
      ...addendum.parties,
      "stakeholders:99": { role: "stakeholders" as const, profile_id: 99, pos: "Zz" },
    };
    expect(payeeBank({ ...addendum, parties: joined }, moved, kept)?.details.iban).toBe(OLD);
    const printed = {
      ...generated,
      status: "ADDENDUM" as const,
      version: 1,
      generated_versions_len: 2,
      parties: joined,
    };
    expect(payeeBank(printed, moved, accountsAfter(addendum, printed, kept, null))?.profile_id).toBe(99);
  });
});

it("keeps nothing of a private person through an addendum: everybody who reads the contract would see it", () => {
  const generated = { ...agreement, status: "CONTRACT" as const, generated_versions_len: 1 };
  const addendum = { ...agreement, status: "DRAFT" as const, version: 1, generated_versions_len: 1 };
  const person = { ...profiles, [stakeholder]: company({ is_company: false, iban: NEW }) };
  const frozen = { version: 0, frozen_at: AT, yacht: null, profiles: person, tax_rows: [] };
  const kept = accountsAfter(generated, addendum, null, frozen);
  expect(kept?.payee).toBe(carrier);
  expect(JSON.stringify(kept)).not.toContain(NEW);
});

describe("the check words", () => {
  it("are four in each language, and others as soon as anything that is shown is another", () => {
    fc.assert(
      fc.property(proposals, proposals, (one, other) => {
        const words = checkWords(1, 8, one);
        for (const each of [words.en, words.fr]) expect(each).toMatch(/^\p{L}+( \p{L}+){3}$/u);
        expect(checkWords(1, 8, structuredClone(one))).toEqual(words);
        const changes: BankProposal[] = [
          { ...one, details: other.details },
          { ...one, former: other.former },
          { ...one, id: other.id },
        ];
        for (const each of changes) {
          const isSame =
            JSON.stringify([each.id, each.details, each.former]) === JSON.stringify([one.id, one.details, one.former]);
          expect(areCheckWords(checkWords(1, 8, each).en, words)).toBe(isSame);
        }
      }),
    );
  });

  it("are taken in either language, however they are written", () => {
    const words = checkWords(1, 8, { id: ID, details: standing, former: standing, proposed_by: 1, proposed_at: AT });
    expect(areCheckWords(words.en.toUpperCase().replaceAll(" ", ", "), words)).toBe(true);
    expect(areCheckWords(words.fr.normalize("NFD").replace(/\p{M}/gu, ""), words)).toBe(true);
    expect(areCheckWords(words.en.split(" ").slice(0, 3).join(" "), words)).toBe(false);
    expect(areCheckWords("", words)).toBe(false);
  });
});
