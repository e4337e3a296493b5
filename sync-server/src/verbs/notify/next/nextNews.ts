import { approvingParties } from "shared-schema/agreement/access";
import { ask } from "shared-schema/approval/asking";
import { inBoth } from "shared-schema/base/language";
import { figuresOfPlan } from "shared-schema/next/figures";
import { nextOf } from "shared-schema/next/next";
import { peopleFacts } from "shared-schema/next/people";
import { placeOfNext } from "shared-schema/next/place";
import { type NextSubject, nextLine, nextWords } from "shared-schema/next/words";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import { NONE_AWAITED } from "shared-schema/signing/awaited";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { missingOf } from "shared-schema/terms/missing";
import { termsOf } from "../../agreement/currentTerms.ts";
import { approvalsOf } from "../../agreement/keptApprovals.ts";
import { stateAt } from "../../agreement/stateAt.ts";
import type { Tx } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import type { AlertDetails } from "./details.ts";

/** The next step of an agreement that is to be approved, for an account. */
type NextDetails = Pick<AlertDetails, "next" | "terms">;

/** A request that has not been made yet: the parties, and the account that would ask them. */
interface Supposed {
  parties: readonly string[];
  author: number;
}

/**
 * Returns a function that says what an account has to do next on an agreement, in the words of its list: the price is computed once for
 * all of them.
 * @param supposed what it would have to do after this request
 */
export function nextNewsOf(tx: Tx, id: number, supposed?: Supposed): (userId: number) => NextDetails {
  const state = stateAt(tx, String(id), { revision: Number.MAX_SAFE_INTEGER - 1, at: tx.now });
  if (!state) return () => ({});
  const { agreement, inputs } = state;
  const { yacht, profiles } = inputs;
  const { plan, fingerprint } = termsOf(tx, id, agreement, inputs);
  const missing = missingOf(factsFromPlan({ id, agreement, yacht, profiles, plan })).paths.length;
  const kept = approvalsOf(tx, String(id));
  const approvals = supposed
    ? ask(kept, supposed.parties, { fingerprint, at: tx.now, user_id: supposed.author })
    : kept;
  const figures = figuresOfPlan(agreement, plan);
  const { total } = figures;
  const fuel = figures.lacksFuel || isFuelFromApa(agreement) ? ("apart" as const) : ("included" as const);
  const { currency, delivery_date, redelivery_date } = agreement;
  return (userId) => {
    const viewer = viewerOf(tx, { user_id: userId, is_admin: false });
    const people = peopleFacts({ agreement, profiles }, viewer);
    const rest = { ...people, missing, conflicts: 0, signatures: NONE_AWAITED };
    const next = nextOf({ agreement, approvals, fingerprint, ...rest }, viewer, tx.now);
    const path = next && placeOfNext(next, { id, version: agreement.version });
    if (!next || path === null) return {};
    const subject: NextSubject = { agreement, ...figures, nameOf: () => undefined };
    return {
      next: {
        line: inBoth((language) => nextLine(nextWords(next, subject, language))),
        quiet: inBoth((language) => nextLine(nextWords(next, { ...subject, total: null }, language))),
        path,
      },
      terms: { total, fuel, currency, delivery_date, redelivery_date },
    };
  };
}

/** The profiles of the parties that can approve. */
export function approversOf(agreement: Parameters<typeof approvingParties>[0], parties: readonly string[]): number[] {
  const approving = new Set(approvingParties(agreement));
  return parties.flatMap((party) => (approving.has(party) ? (agreement.parties[party]?.profile_id ?? []) : []));
}
