import { z } from "zod";
import type { Bilingual } from "../base/language.ts";
import { decideOpen, missingSignatories, nextInOrder, type SigningState } from "./signRules.ts";

/**
 * The signatures that the current version of an agreement waits for, under the agreement's own key. The server alone writes it, so that
 * lists, alerts and the overview need not ask for the signing of each agreement.
 */
export const awaitedBody = z.object({
  version: z.int(),
  /** By the profile that signs. Empty once all have signed, and while no one may sign. */
  awaited: z.record(
    z.string(),
    z.object({
      /** The same for all profiles of one person, who signs once. */
      person: z.int(),
      /** False where others sign first. */
      is_turn: z.boolean(),
    }),
  ),
  /** Left out where no one has declined to sign the version. */
  is_declined: z.boolean().exactOptional(),
});
export type AwaitedBody = z.infer<typeof awaitedBody>;

export const NONE_AWAITED: AwaitedBody = { version: 0, awaited: {} };

/** The signatures that a version waits for. @param now UTC */
export function awaitedOf(state: SigningState, now: string): AwaitedBody {
  const { version, isSigningOn } = state;
  const open = decideOpen(state, now);
  if (!isSigningOn) return { version, awaited: {} };
  if (!open.ok) {
    return { version, awaited: {}, ...(open.refusal.code === "signing.declined" && { is_declined: true }) };
  }
  const turn = nextInOrder(state);
  const awaited = missingSignatories(state).flatMap(({ person, parties }, index) =>
    parties.map(({ profile_id, delegate_profile_id }) => [
      String(delegate_profile_id ?? profile_id),
      { person: index, is_turn: turn === null || turn === person },
    ]),
  );
  return { version, awaited: Object.fromEntries(awaited) };
}

/** The number of signatures that are awaited. */
export function countAwaited({ awaited }: Pick<AwaitedBody, "awaited">): number {
  return new Set(Object.values(awaited).map(({ person }) => person)).size;
}

/** «Waiting for 2 signatures», as mails and messages say it. */
export function awaitedText(count: number): Bilingual {
  const signatures = count === 1 ? "signature" : "signatures";
  return { en: `Waiting for ${count} ${signatures}`, fr: `En attente de ${count} ${signatures}` };
}

/** Is it the turn of a person to sign, known by the profiles? */
export function isOwnTurn({ awaited }: Pick<AwaitedBody, "awaited">, profiles: ReadonlySet<number>): boolean {
  return Object.entries(awaited).some(([profile, { is_turn }]) => is_turn && profiles.has(Number(profile)));
}
