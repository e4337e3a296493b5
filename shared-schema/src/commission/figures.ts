import { ofAgreement } from "../agreement/derivation/enteredAt.ts";
import { byPos } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { amountOf, exact, rounded } from "../base/derivation/calculus.ts";
import { entered, ruled } from "../base/derivation/leaves.ts";
import type { Rule, Term } from "../base/derivation/term.ts";
import { type Fraction, fraction } from "../base/money.ts";
import { COMMISSION_ROLES, type CommissionBody, type CommissionRole, type CommissionShare, shareOf } from "./schema.ts";

/** Of the base price of the cruise, where nothing else is entered: the retail broker's and the central agent's. The carrier pays both. */
export const USUAL_RATIO: Readonly<Record<CommissionRole, number>> = { brokers: 0.15, central_agents: 0.05 };

const rule = (code: string): Rule => ({ code, source: null, country: null, valid_from: null });

/** The commission of one party. */
export interface CommissionLine {
  key: string;
  role: CommissionRole;
  profile_id: number;
  share: CommissionShare;
  /** Null without a base price. */
  term: Term<Fraction> | null;
  /** In the agreement's currency. */
  amount: number | null;
}

type Agreement = Pick<AgreementBody, "base_price_cruising" | "currency" | "parties">;

/**
 * The commission of each broker and central agent, in the order of the parties, exact to the currency's minor unit. Several of one role
 * share equally what the entered shares leave of the role's, and the last of them takes what rounding leaves: together they are the role's.
 */
export function commissionLines(agreement: Agreement, commission: CommissionBody): CommissionLine[] {
  return COMMISSION_ROLES.flatMap((role) => linesOf(role, agreement, commission));
}

function linesOf(role: CommissionRole, agreement: Agreement, commission: CommissionBody): CommissionLine[] {
  const parties = byPos(agreement.parties).filter(([, party]) => party.role === role);
  const terms = termsOf(
    role,
    parties.map(([key]) => key),
    agreement,
    commission,
  );
  return parties.map(([key, { profile_id }]) => {
    const term = terms?.get(key) ?? null;
    return { key, role, profile_id, share: shareOf(commission, key), term, amount: term && amountOf(term) };
  });
}

function termsOf(
  role: CommissionRole,
  keys: readonly string[],
  { base_price_cruising: price, currency }: Agreement,
  commission: CommissionBody,
): Map<string, Term<Fraction>> | null {
  if (price === null) return null;
  const decimals = minorDecimals(currency);
  const base = entered("base_price_cruising", ofAgreement("base_price_cruising"), price);
  const named = keys.flatMap((key) => {
    const { ratio } = shareOf(commission, key);
    if (ratio === null) return [];
    const at = { document: "commission", path: `shares.${key}.ratio` } as const;
    const part = entered("commission_ratio", at, ratio, `parties.${key}`);
    return [[key, rounded(exact.product("commission_share", [base, part], `parties.${key}`), decimals)] as const];
  });
  const others = keys.filter((key) => shareOf(commission, key).ratio === null);
  const all = rounded(exact.product("commission_role", [base, roleRatio(role, commission)], `roles.${role}`), decimals);
  const terms = named.map(([, term]) => term);
  const left = terms.length === 0 ? all : exact.rest("commission_left", all, exact.sum("commission_named", terms));
  return new Map([...named, ...equalShares(others, left, decimals)]);
}

function roleRatio(role: CommissionRole, commission: CommissionBody): Term<Fraction> {
  const ratio = commission[role];
  const about = `roles.${role}`;
  if (ratio === null) return ruled("commission_ratio", rule("COMMISSION_USUAL"), USUAL_RATIO[role], about);
  return entered("commission_ratio", { document: "commission", path: role }, ratio, about);
}

/** What is left, for one alone or in equal parts. */
function equalShares(
  keys: readonly string[],
  left: Term<Fraction>,
  decimals: number,
): (readonly [string, Term<Fraction>])[] {
  const [only] = keys;
  if (only !== undefined && keys.length === 1) return [[only, exact.same("commission_share", left, `parties.${only}`)]];
  const part: Term<Fraction> = {
    ...{ name: "commission_part", about: null, value: fraction(1n, BigInt(Math.max(keys.length, 1))) },
    origin: { kind: "RULE", rule: rule("COMMISSION_EQUAL") },
  };
  const before = keys
    .slice(0, -1)
    .map((key) => [key, rounded(exact.product("commission_share", [left, part], `parties.${key}`), decimals)] as const);
  const [last] = keys.slice(-1);
  if (last === undefined) return [];
  const taken = exact.sum(
    "commission_named",
    before.map(([, term]) => term),
  );
  return [...before, [last, exact.difference("commission_share", left, taken, `parties.${last}`)] as const];
}
