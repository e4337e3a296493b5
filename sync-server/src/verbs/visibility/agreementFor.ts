import { isAmong } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor, Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { readable } from "../documents/readable.ts";
import { shown } from "./shown.ts";

/** The answer to those on the agreement who are not in the audience. */
const OUTSIDE = {
  contract: "contract.forbidden",
  commission: "commission.not-found",
  professionals: "crew.not-found",
} as const;

/** An agreement, for those of its readers who belong to an audience. */
export function agreementFor(tx: Tx, actor: Actor, audience: keyof typeof OUTSIDE, id: number): Result<AgreementBody> {
  const row = readable(tx, actor, "agreements", String(id));
  if (!row) return refused("agreement.not-found");
  const agreement = shown("agreements", row);
  return isAmong(audience, agreement, viewerOf(tx, actor)) ? done(agreement) : refused(OUTSIDE[audience]);
}
