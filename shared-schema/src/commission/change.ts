import { type Access, accessTo, isAmong, ownParties, type Viewer } from "../agreement/access.ts";
import { partOf } from "../agreement/mutations/parts.ts";
import type { AgreementBody, Status } from "../agreement/schema.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { isEqual } from "../base/equal.ts";
import { add, compare, fraction, fromDecimal, ZERO } from "../base/money.ts";
import { done, fault, type Result, refused, refusedAt } from "../base/result.ts";
import { MOST_PERSON_BYTES, tooLarge } from "../base/size.ts";
import { validate } from "../base/validation.ts";
import { USUAL_RATIO } from "./figures.ts";
import {
  COMMISSION_ROLES,
  type CommissionBody,
  commissionBody,
  type Instalment,
  MOST_INSTALMENTS,
  MOST_SHARES,
  NO_COMMISSION,
  shareOf,
} from "./schema.ts";

/** Whether a viewer sees the commission of an agreement. */
export function mayReadCommission(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return isAmong("commission", agreement, viewer);
}

/** Whether someone may change ratios and the amounts of instalments, and whether their dates. */
export type CommissionRights = Readonly<Record<"ratios" | "dates", boolean>>;

/** Tells the fields that a viewer may change in this status. */
export function commissionRights(
  agreement: Pick<AgreementBody, "parties" | "status">,
  viewer: Viewer,
): CommissionRights {
  const { write }: Access = accessTo(agreement, viewer);
  const open: Status = agreement.status;
  if (!write || !mayReadCommission(agreement, viewer) || open === "ARCHIVED") return { ratios: false, dates: false };
  const pays = viewer.is_admin || ownParties(agreement, viewer).some(({ role }) => role === "carriers");
  return { ratios: open === "DRAFT" || pays, dates: true };
}

/**
 * The one rule about a commission's edits, asked by screen, REST call and push alike. In a draft everybody who sees it agrees on the
 * ratios; from the lock on they are the carrier's, who pays. Dates are entered until the agreement is archived.
 * @param before null where there is none yet
 * @param agreement whose record it is; null where the viewer sees none
 */
export function decideCommissionChange(
  before: CommissionBody | null,
  after: unknown,
  agreement: AgreementBody | null,
  viewer: Viewer,
): Result<CommissionBody | null> {
  if (!agreement || !mayReadCommission(agreement, viewer)) return refused("commission.not-found");
  const rights = commissionRights(agreement, viewer);
  if (!rights.dates) return refused("commission.read-only");
  if (after === null) return refused("commission.kept");
  const large = tooLarge(after, MOST_PERSON_BYTES);
  if (large) return large;
  const parsed = validate(commissionBody.strict(), after);
  if (!parsed.ok) return parsed;
  const next = parsed.value;
  const previous = before ?? NO_COMMISSION;
  if (Object.keys(next.shares).length > MOST_SHARES) return refused("commission.too-many", { most: MOST_SHARES });
  const paid = decideInstalments(agreement, previous, next);
  if (!paid.ok) return paid;
  if (!rights.ratios && isPlanChanged(previous, next)) return refused("commission.carrier-only");
  const keys = new Set([...Object.keys(previous.shares), ...Object.keys(next.shares)]);
  const isRatioChanged =
    COMMISSION_ROLES.some((role) => previous[role] !== next[role]) ||
    [...keys].some((key) => shareOf(previous, key).ratio !== shareOf(next, key).ratio);
  if (!isRatioChanged) return done(next);
  if (!rights.ratios) return refused("commission.carrier-only");
  return decideSums(agreement, next);
}

/** Whether an instalment was added, removed, or given another amount or party. */
function isPlanChanged({ instalments: previous }: CommissionBody, { instalments: next }: CommissionBody): boolean {
  return [...new Set([...Object.keys(previous), ...Object.keys(next)])].some((id) => {
    const [before, after] = [partOf(previous, id), partOf(next, id)];
    return before?.amount !== after?.amount || before?.party !== after?.party;
  });
}

/**
 * An instalment is of a party that earns a commission, in the currency's minor unit, and counts when it has an amount. One that is paid
 * stays as it is until its date is emptied.
 */
function decideInstalments(
  { parties, currency }: AgreementBody,
  previous: CommissionBody,
  next: CommissionBody,
): Result<CommissionBody> {
  const most = minorDecimals(currency);
  if (Object.keys(next.instalments).length > MOST_INSTALMENTS) {
    return refused("commission.too-many-instalments", { most: MOST_INSTALMENTS });
  }
  for (const [id, before] of Object.entries(previous.instalments)) {
    const after = partOf(next.instalments, id);
    const isKept = after && isEqual({ ...after, date_paid: null }, { ...before, date_paid: null });
    const isKnown = after?.date_paid === before.date_paid || after?.date_paid === null;
    if (before.date_paid !== null && !(isKept && isKnown)) return refused("commission.instalment-paid");
  }
  for (const [id, after] of Object.entries(next.instalments)) {
    const before = partOf(previous.instalments, id);
    if (isEqual(before, after)) continue;
    const role = partOf(parties, after.party)?.role;
    if (!COMMISSION_ROLES.some((each) => each === role) && before?.party !== after.party) {
      return refused("commission.no-earner");
    }
    const at = (key: keyof Instalment) => `instalments.${id}.${key}`;
    if (
      after.amount !== null &&
      after.amount !== before?.amount &&
      Number(after.amount.toFixed(most)) !== after.amount
    ) {
      return refusedAt({ [at("amount")]: [fault("too-many-decimals", { most })] }, "document.invalid", {
        fields: at("amount"),
      });
    }
    if (after.date_paid !== null && after.amount === null) return refused("commission.instalment-empty");
  }
  return done(next);
}

/** What is entered for parties of a role is within the role's, and all roles together within the price. */
function decideSums({ parties }: AgreementBody, next: CommissionBody): Result<CommissionBody> {
  let all = ZERO;
  for (const role of COMMISSION_ROLES) {
    const whole = fromDecimal(next[role] ?? USUAL_RATIO[role]);
    all = add(all, whole);
    const own = Object.entries(parties).filter(([, party]) => party.role === role);
    const named = own.map(([key]) => fromDecimal(shareOf(next, key).ratio ?? 0)).reduce(add, ZERO);
    if (compare(named, whole) > 0) {
      return refusedAt({ [role]: [fault("shares-too-large")] }, "commission.shares-too-large");
    }
  }
  const isTooLarge = compare(all, fraction(1n)) > 0;
  return isTooLarge ? refusedAt({ brokers: [fault("shares-too-large")] }, "commission.too-large") : done(next);
}
