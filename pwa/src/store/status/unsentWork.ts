import { inboxBody } from "shared-schema/sync/inbox";
import { TWO_WAY } from "shared-schema/sync/wire";
import { isUnlisted } from "../database/outgoing.ts";
import type { Runtime } from "../database/runtime.ts";
import { allDrafts } from "../drafts/draftStore.ts";
import { type NamedThing, namedDocument, namedDraft, namedOutgoing, subjectOf } from "../queries/titles.ts";
import { allStored, isUnsent } from "../sync/rxdb/local.ts";
import { isHereAlone } from "./hereAlone.ts";

/** The work that is not settled when someone wants to leave. */
export interface UnsentWork {
  /** Things that the server lacks and that can be sent: documents, files, and pictures to be deleted. */
  unsent: NamedThing[];
  /**
   * Things on this device alone that cannot be sent as they are: drafts that are not saved, changes that the server
   * could not read.
   */
  unsaved: NamedThing[];
  /** Open decisions that the server keeps: they wait wherever the user logs in next. */
  decisions: NamedThing[];
}

export const NO_UNSENT_WORK: UnsentWork = { unsent: [], unsaved: [], decisions: [] };

/** Counts the things that must stay on this device when its user leaves. */
export function countUnsent({ unsent, unsaved }: UnsentWork): number {
  return unsent.length + unsaved.length;
}

/** Returns what the server lacks, and what waits for the user. */
export async function unsentWork({ plain, device, userId }: Runtime): Promise<UnsentWork> {
  const unsent = await Promise.all(
    TWO_WAY.map(async (name) =>
      (await allStored(plain[name]))
        .filter(isUnsent)
        .map(({ id, body }) => namedDocument({ collection: name, id }, body ?? null)),
    ),
  );
  const outgoing = (await device.outbox.toArray()).filter((each) => !isUnlisted(each));
  const inbox = (await allStored(plain.inbox)).filter((row) => !row._deleted && !isUnsent(row));
  const subjects = (rows: typeof inbox) =>
    rows.flatMap(({ body }) => inboxBody.safeParse(body).data ?? []).map(subjectOf);
  const hereAlone = inbox.filter((row) => isHereAlone("inbox", row));
  return {
    unsent: [...unsent.flat(), ...outgoing.map(namedOutgoing)],
    unsaved: [...subjects(hereAlone), ...allDrafts(userId, localStorage).map(namedDraft)],
    decisions: subjects(inbox.filter((row) => !hereAlone.includes(row))),
  };
}
