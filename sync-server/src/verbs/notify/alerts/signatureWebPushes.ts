import { type AwaitedBody, countAwaited, NONE_AWAITED } from "shared-schema/signing/awaited";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import type { Change } from "../../documents/consequences.ts";
import { mailSettingsOf } from "../settings/settings.ts";
import { queueWebPushes } from "../webPush/queueWebPushes.ts";

/** Queues a push for each account whose turn it has become to sign, but for the author of the step. */
export function queueSignatureWebPushes(
  tx: Tx,
  {
    id,
    user_id: author,
    previous,
    current,
  }: Pick<Change<"awaited_signatures">, "id" | "user_id" | "previous" | "current">,
): void {
  const before = profilesAtTurn(previous);
  const asked = [...profilesAtTurn(current)].filter((profile) => !before.has(profile));
  const owners = new Set(asked.flatMap((profile) => ownerOf(tx, profile) ?? []));
  for (const owner of owners) {
    if (owner === author || mailSettingsOf(tx, owner).off.includes("signature-asked")) continue;
    const details = { version: current?.version ?? 0, awaited: countAwaited(current ?? NONE_AWAITED) };
    queueWebPushes(tx, owner, { kind: "signature-asked", agreement_id: Number(id), details, editor: null });
  }
}

/** The profiles whose turn it is, of one version. */
function profilesAtTurn(body: AwaitedBody | null): Set<number> {
  const awaited = Object.entries(body?.awaited ?? {});
  return new Set(awaited.flatMap(([profile, { is_turn }]) => (is_turn ? Number(profile) : [])));
}
