import { TWO_WAY } from "shared-schema/sync/wire";
import type { Runtime } from "./runtime.ts";
import { allStored, isUnsent } from "./sync/local.ts";
import { type NamedThing, namedOutgoing, namedText, subjectOf, titleOf } from "./sync/titles.ts";
import { unsavedTexts } from "./typedTexts.ts";

/** What would be lost if the databases were removed. */
export interface Left {
  unsent: NamedThing[];
  refused: NamedThing[];
}

export const NOTHING_LEFT: Left = { unsent: [], refused: [] };

export function isNothing({ unsent, refused }: Left): boolean {
  return unsent.length === 0 && refused.length === 0;
}

/** What the server lacks, and what waits for the user: rows of the inbox and texts that are not saved. */
export async function leftIn({ plain, collections, device, userId }: Runtime): Promise<Left> {
  const unsent = await Promise.all(
    TWO_WAY.map(async (name) =>
      (await allStored(plain[name]))
        .filter(isUnsent)
        .map(({ id, body }) => ({ collection: name, key: id, title: titleOf(name, body ?? null) })),
    ),
  );
  const outgoing = await device.outbox.toArray();
  const inbox = await collections.inbox.find().exec();
  return {
    unsent: [...unsent.flat(), ...outgoing.map(namedOutgoing)],
    refused: [
      ...inbox.map((row) => subjectOf(row.toJSON().body)),
      ...unsavedTexts(userId, localStorage).map(namedText),
    ],
  };
}
