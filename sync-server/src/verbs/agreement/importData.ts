import { mayCreateAgreements } from "shared-schema/agreement/access";
import { mayBeCall } from "shared-schema/agreement/calls";
import type { ImportAnswer } from "shared-schema/api/agreement/importAnswer";
import { done, type Result, refused } from "shared-schema/base/result";
import { draftFromData } from "shared-schema/contract/data/draft";
import type { ContractData } from "shared-schema/contract/data/format";
import { type Actor, attempt, type Deps } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { addable } from "../documents/addable.ts";
import { createDocument } from "../documents/createDocument.ts";
import { nextId } from "../documents/ids.ts";
import { creatorsParty, showCreated } from "./cruises.ts";

/** Opens a draft of the terms in a file, for those who may create one; what it cannot take is listed with its reason. */
export async function importData(deps: Deps, actor: Actor, data: ContractData): Promise<Result<ImportAnswer>> {
  const created = attempt(deps, (tx) => {
    const viewer = viewerOf(tx, actor);
    if (!mayCreateAgreements(viewer)) return refused("agreement.creators-only");
    const { body, left_out } = draftFromData(data, {
      viewer,
      created_at: tx.now,
      own: creatorsParty(tx, actor),
      newId: () => tx.ids.uuid(),
      yacht: (number) => addable(tx, actor, "yachts", number),
      profile: (number) => addable(tx, actor, "profiles", number),
      isNational: (at) => mayBeCall(tx.assets.geo().locate(at)),
    });
    const id = nextId(tx, "agreement");
    const event = { verb: "agreement.create" } as const;
    const written = createDocument(tx, actor, { collection: "agreements", id: String(id), body, event });
    return written.ok ? done({ id, left_out }) : written;
  });
  if (!created.ok) return created;
  const shown = await showCreated(deps, actor, created.value.id);
  return shown.ok ? done({ agreement: shown.value, left_out: created.value.left_out }) : shown;
}
