import { TWO_WAY } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "../database/device.ts";
import type { PlainCollections } from "../database/stored.ts";
import { storedById } from "../sync/rxdb/local.ts";
import { valuesIn } from "./entries.ts";
import type { Journal } from "./journal.ts";
import { readJournals } from "./privateFiles.ts";
import { copyOf, DOCUMENT, SENT } from "./unsentCopy.ts";

/** Takes over the journals of tabs that are gone: what is still unsent of them goes into this tab's. */
export async function adoptJournals(
  { userId, database, collections }: { userId: number; database: string; collections: PlainCollections },
  sent: DeviceDatabase["sent"],
  journal: Journal,
): Promise<void> {
  const here = (await readJournals(userId)).find((folder) => folder.database === database);
  const texts: string[] = [];
  for (const { name, text } of here?.files ?? []) if (await here?.remove(name)) texts.push(text);
  const keys = [...valuesIn(texts).keys()];
  const namesOf = (kind: string) => keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []));
  for (const name of TWO_WAY) {
    const ids = namesOf(`${DOCUMENT}${name}/`);
    if (ids.length === 0) continue;
    const unsent = [...(await storedById(collections[name], ids)).values()].flatMap((stored) => copyOf(name, stored));
    const copies = unsent.map((kept) => [`${DOCUMENT}${kept.key}`, kept] as const);
    // Entries written meanwhile are newer.
    await journal.put(copies.filter(([key]) => journal.get(key) === undefined));
  }
  const chains = await sent.bulkGet(namesOf(SENT));
  await journal.put(chains.flatMap((chain) => (chain ? [[`${SENT}${chain.key}`, chain] as const] : [])));
}
