import fc from "fast-check";
import { describe, expect, it } from "vitest";
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import { agreementWith, holderOf, profileOf } from "../agreement/payments/payments.test-support.ts";
import { type AgreementBody, STATUSES } from "../agreement/schema.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { fromDecimal, multiply, roundTo } from "../base/money.ts";
import { partyKey, ROLES } from "../base/roles.ts";
import { decideCommissionChange, mayReadCommission } from "./change.ts";
import { commissionLines, USUAL_RATIO } from "./figures.ts";
import { instalmentSums, instalmentsOf } from "./instalments.ts";
import {
  type CommissionBody,
  type Instalment,
  MOST_INSTALMENTS,
  NO_COMMISSION,
  withInstalment,
  withShare,
} from "./schema.ts";

function withBrokers(count: number, fields: Partial<AgreementBody> = {}): AgreementBody {
  const agreement = agreementWith({});
  const others = Object.entries(agreement.parties).filter(([, { role }]) => role !== "brokers");
  const brokers = Array.from({ length: count }, (_, index) => {
    const party = { role: "brokers" as const, profile_id: 100 + index, pos: `b${index}` };
    return [partyKey("brokers", party.profile_id), party] as const;
  });
  return { ...agreement, parties: Object.fromEntries([...others, ...brokers]), ...fields };
}
const idOf = (number: number) => `0190f3a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const ID = idOf(1);
const BROKER = partyKey("brokers", profileOf("brokers"));
const ofBrokers = (agreement: AgreementBody, body: CommissionBody) =>
  commissionLines(agreement, body).filter(({ role }) => role === "brokers");
const codeOf = (role: (typeof ROLES)[number], next: unknown, agreement: AgreementBody, before = NO_COMMISSION) => {
  const verdict = decideCommissionChange(before, next, agreement, holderOf(role));
  return verdict.ok ? "ok" : verdict.refusal.code;
};

describe("the shares", () => {
  it("are the usual ones until others are entered", () => {
    const { retail_broker, central_agent } = defaults.commission;
    expect(USUAL_RATIO).toEqual({ brokers: retail_broker, central_agents: central_agent });
    const lines = commissionLines(withBrokers(1, { base_price_cruising: 200_000 }), NO_COMMISSION);
    expect(lines.map(({ role, amount }) => [role, amount])).toEqual([
      ["brokers", 30_000],
      ["central_agents", 10_000],
    ]);
  });

  it("add up to the role's exactly, whatever is entered, in any currency", () => {
    const ratio = fc.integer({ min: 0, max: 3_000 }).map((value) => value / 100_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1_000, max: 90_000_000 }),
        fc.constantFrom("EUR", "JPY", "KWD"),
        fc.array(fc.option(ratio, { nil: null }), { minLength: 7, maxLength: 7 }),
        (count, price, currency, entered) => {
          const base = currency === "JPY" ? price : price / 100;
          const agreement = withBrokers(count, { base_price_cruising: base, currency });
          const body = entered
            .slice(0, count)
            .reduce<CommissionBody>(
              (all, share, at) => withShare(all, partyKey("brokers", 100 + at), { ratio: share }),
              {
                ...NO_COMMISSION,
                brokers: 0.25,
              },
            );
          const lines = ofBrokers(agreement, body);
          if (lines.every(({ share }) => share.ratio !== null)) return;
          const decimals = minorDecimals(currency);
          const all = roundTo(multiply(fromDecimal(base), fromDecimal(0.25)), decimals);
          const sum = lines.reduce((total, { amount }) => total + (amount ?? 0), 0);
          expect(Number(sum.toFixed(decimals))).toBe(all);
        },
      ),
    );
  });

  it("are not known without a base price", () => {
    expect(ofBrokers(withBrokers(2), NO_COMMISSION).map(({ amount }) => amount)).toEqual([null, null]);
  });
});

describe("the instalments of a party", () => {
  it("are paid and left together to the commission, exactly", () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 12 }), cents, (parts, amount) => {
        const body = parts.reduce(
          (all, [value, isPaid], at) =>
            withInstalment(all, idOf(at), {
              party: BROKER,
              amount: value / 100,
              date_paid: isPaid ? "2027-08-02" : null,
            }),
          withInstalment(NO_COMMISSION, idOf(99), { party: "brokers:99", amount: 7, date_paid: "2027-08-02" }),
        );
        const sumOf = (these: typeof parts) => these.reduce((sum, [value]) => sum + value, 0);
        expect(instalmentSums(body, BROKER, amount / 100, 2)).toEqual({
          paid: sumOf(parts.filter(([, isPaid]) => isPaid)) / 100,
          left: (amount - sumOf(parts)) / 100,
        });
      }),
    );
  });

  it("stand in the order in which they are due, those without a date last", () => {
    const dates = ["2027-09-01", null, "2027-08-01"];
    const body = dates.reduce<CommissionBody>(
      (all, date_due, at) => withInstalment(all, idOf(at), { party: BROKER, date_due }),
      NO_COMMISSION,
    );
    expect(instalmentsOf(body, BROKER).map(([, { date_due }]) => date_due)).toEqual(["2027-08-01", "2027-09-01", null]);
  });
});

describe("a commission", () => {
  it("is seen by the carrier, brokers, central agents and administrators alone", () => {
    const agreement = agreementWith({});
    const readers = ROLES.filter((role) => mayReadCommission(agreement, holderOf(role)));
    expect(readers).toEqual(["carriers", "central_agents", "brokers"]);
    expect(mayReadCommission(agreement, { user_id: 9, is_admin: true, profile_ids: new Set() })).toBe(true);
    for (const role of ROLES) {
      const code = codeOf(role, { ...NO_COMMISSION, brokers: 0.1 }, agreement);
      expect(code, role).toBe(readers.includes(role) ? "ok" : "commission.not-found");
    }
  });

  it("has its ratios changed by the carrier alone from the lock on, and its dates until it is archived", () => {
    for (const status of STATUSES) {
      const agreement = { ...agreementWith({}), status };
      const isArchived = status === "ARCHIVED";
      const ratios = { ...NO_COMMISSION, brokers: 0.2 };
      expect(codeOf("carriers", ratios, agreement)).toBe(isArchived ? "commission.read-only" : "ok");
      const others = status === "DRAFT" ? "ok" : "commission.carrier-only";
      expect(codeOf("brokers", ratios, agreement)).toBe(isArchived ? "commission.read-only" : others);
      const dated = withInstalment(NO_COMMISSION, ID, { party: BROKER, amount: 10, date_paid: "2027-08-01" });
      expect(codeOf("brokers", dated, agreement)).toBe(isArchived ? "commission.read-only" : others);
      const planned = withInstalment(NO_COMMISSION, ID, { party: BROKER, amount: 10 });
      const paid = withInstalment(planned, ID, { date_paid: "2027-08-01" });
      expect(codeOf("brokers", paid, agreement, planned)).toBe(isArchived ? "commission.read-only" : "ok");
    }
  });

  it("has instalments of those who earn it, in the currency's minor unit, and keeps what is paid", () => {
    const agreement = agreementWith({});
    const due = { party: BROKER, amount: 10.5, date_due: "2027-08-01" };
    const begun = withInstalment(NO_COMMISSION, ID, due);
    const codeWith = (patch: Partial<Instalment> | null, before = NO_COMMISSION) =>
      codeOf("brokers", withInstalment(before, ID, patch), agreement, before);
    expect(codeWith(due)).toBe("ok");
    expect(codeWith({ ...due, party: partyKey("clients", profileOf("clients")) })).toBe("commission.no-earner");
    expect(codeWith({ ...due, party: "brokers:999" })).toBe("commission.no-earner");
    expect(codeWith({ ...due, amount: 10.555 })).toBe("document.invalid");
    expect(codeWith({ ...due, amount: -1 })).toBe("document.invalid");
    expect(codeWith({ ...due, amount: null, date_paid: "2027-08-02" })).toBe("commission.instalment-empty");
    const paid = withInstalment(begun, ID, { date_paid: "2027-08-02" });
    expect(codeWith({ amount: 11 }, paid)).toBe("commission.instalment-paid");
    expect(codeWith(null, paid)).toBe("commission.instalment-paid");
    expect(codeWith({ date_paid: "2027-09-02" }, paid)).toBe("commission.instalment-paid");
    expect(codeWith({ date_due: "2027-09-02" }, paid)).toBe("commission.instalment-paid");
    expect(codeWith({ date_paid: null }, paid)).toBe("ok");
    expect(codeWith(null, begun)).toBe("ok");
    const many = Array.from({ length: MOST_INSTALMENTS + 1 }, (_, at) => [idOf(at), { ...paid.instalments[ID] }]);
    const all = { ...NO_COMMISSION, instalments: Object.fromEntries(many) };
    expect(codeOf("carriers", all, agreement)).toBe("commission.too-many-instalments");
  });

  it("is refused where shares are more than the commission, or commissions more than the price", () => {
    const agreement = withBrokers(2);
    const much = withShare(NO_COMMISSION, "brokers:100", { ratio: 0.16 });
    expect(codeOf("carriers", much, agreement)).toBe("commission.shares-too-large");
    expect(codeOf("carriers", { ...NO_COMMISSION, brokers: 0.96 }, agreement)).toBe("commission.too-large");
    expect(codeOf("carriers", { ...NO_COMMISSION, brokers: 1.5 }, agreement)).toBe("document.invalid");
    expect(codeOf("carriers", { ...NO_COMMISSION, note: "mine" }, agreement)).toBe("document.invalid");
    expect(codeOf("carriers", null, agreement)).toBe("commission.kept");
  });
});
