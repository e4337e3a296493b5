import { filePerson } from "shared-schema/export/contactFile/person/filePerson";
import { furtherValue } from "shared-schema/profile/further";
import { z } from "zod";
import type { DeviceDatabase } from "../../database/device.ts";
import { runtime } from "../../database/runtime.ts";

/** The rest of an import is kept in portions, under names that begin so. */
const PREFIX = "import-left:";
/** So many people are written at a time. Screens and replication take their turn in between. */
const PORTION = 100;

const newcomer = z.object({
  person: filePerson,
  further: z.array(furtherValue),
  isAddressTaken: z.boolean(),
});
/** Someone to import. */
export type Newcomer = z.infer<typeof newcomer>;

const portion = z.object({ id: z.string(), file: z.string(), people: z.array(newcomer) });
/** People of one import who are not written yet. */
export type Portion = z.infer<typeof portion>;

/** Keeps people who are to be imported, until they are contacts. @param id of the import */
export async function queueImport(id: string, file: string, people: readonly Newcomer[]): Promise<void> {
  const { device } = await runtime();
  const count = Math.ceil(people.length / PORTION);
  const rows = Array.from({ length: count }, (_, index) => ({
    key: `${PREFIX}${id}:${String(index).padStart(4, "0")}`,
    value: { id, file, people: people.slice(index * PORTION, (index + 1) * PORTION) },
  }));
  await device.settings.bulkPut(rows);
}

/** The next portion with its key; null where none is left. */
export async function nextPortion(): Promise<(Portion & { key: string }) | null> {
  const { device } = await runtime();
  const row = await device.settings.where("key").startsWith(PREFIX).first();
  if (!row) return null;
  const read = portion.safeParse(row.value);
  if (read.success) return { ...read.data, key: row.key };
  // Of an earlier version of the app, or broken: nothing can be made of it.
  await device.settings.delete(row.key);
  return nextPortion();
}

/** Takes the first of a portion out of it, or the whole of it. */
export async function shortenPortion(
  { settings }: Pick<DeviceDatabase, "settings">,
  { key, ...rest }: Portion & { key: string },
  taken: number,
): Promise<void> {
  const people = rest.people.slice(taken);
  if (people.length === 0) await settings.delete(key);
  else await settings.put({ key, value: { ...rest, people } });
}

/** The import that was interrupted: its file, and how many people are left; null without one. */
export async function interruptedImport(): Promise<{ file: string; left: number } | null> {
  const { device } = await runtime();
  const rows = await device.settings.where("key").startsWith(PREFIX).toArray();
  const left = rows.flatMap(({ value }) => portion.safeParse(value).data ?? []);
  const [first] = left;
  return first ? { file: first.file, left: left.reduce((sum, { people }) => sum + people.length, 0) } : null;
}

/** Forgets the people who were not imported yet. */
export async function discardImport(): Promise<void> {
  const { device } = await runtime();
  await device.settings.where("key").startsWith(PREFIX).delete();
}
