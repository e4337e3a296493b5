import { type Access, accessTo, ownParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody, Status } from "../agreement/schema.ts";
import { add, compare, fraction, fromDecimal, ZERO } from "../base/money.ts";
import { done, fault, type Result, refused, refusedAt } from "../base/result.ts";
import type { Role } from "../base/roles.ts";
import { MOST_PERSON_BYTES, tooLarge } from "../base/size.ts";
import { validate } from "../base/validation.ts";
import { USUAL_RATIO } from "./figures.ts";
import {
  COMMISSION_ROLES,
  type CommissionBody,
  commissionBody,
  MOST_SHARES,
  NO_COMMISSION,
  shareOf,
} from "./schema.ts";

/** The roles whose holders see the commission, besides administrators: those who earn it, and the carrier, who pays it. */
const READERS: readonly Role[] = ["carriers", "central_agents", "brokers"];

/** Whether one of a reader's roles shows the commission. */
export function seesCommission(roles: readonly Role[]): boolean {
  return roles.some((role) => READERS.includes(role));
}

/** Whether a viewer sees the commission of an agreement. */
export function mayReadCommission(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return viewer.is_admin || seesCommission(ownParties(agreement, viewer).map(({ role }) => role));
}

/** May a viewer change ratios, and dates, in this status? */
export function commissionRights(
  agreement: Pick<AgreementBody, "parties" | "status">,
  viewer: Viewer,
): Record<"ratios" | "dates", boolean> {
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
 * @param agreement under whose key it stands; null where the viewer sees none
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
  const stood = before ?? NO_COMMISSION;
  if (Object.keys(next.shares).length > MOST_SHARES) return refused("commission.too-many", { most: MOST_SHARES });
  const keys = new Set([...Object.keys(stood.shares), ...Object.keys(next.shares)]);
  const isRatioChanged =
    COMMISSION_ROLES.some((role) => stood[role] !== next[role]) ||
    [...keys].some((key) => shareOf(stood, key).ratio !== shareOf(next, key).ratio);
  if (!isRatioChanged) return done(next);
  if (!rights.ratios) return refused("commission.carrier-only");
  return decideSums(agreement, next);
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
