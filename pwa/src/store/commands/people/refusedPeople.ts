import type { Refusal } from "shared-schema/base/result";
import { readRefusal } from "shared-schema/refusals/read";
import { z } from "zod";
import type { DeviceDatabase } from "../../database/device.ts";
import { runtime } from "../../database/runtime.ts";

/** The people whom an import left out are kept under names that begin so, until someone has read of them. */
const PREFIX = "import-refused:";

/** Someone whom a rule refuses: the others are imported without them. */
export interface RefusedPerson {
  name: string;
  refusal: Refusal;
}

const kept = z.object({
  file: z.string(),
  at: z.string(),
  people: z.array(z.object({ name: z.string(), refusal: z.unknown() })),
});

/** The people whom one import left out. */
export interface RefusedOfImport {
  /** Of the import. */
  id: string;
  file: string;
  /** When it left out the first of them. */
  at: string;
  people: RefusedPerson[];
}

/**
 * Keeps people whom an import leaves out.
 * @param part tells those of one portion from those of the others
 */
export async function keepRefused(
  { settings }: Pick<DeviceDatabase, "settings">,
  { id, file, at, people }: RefusedOfImport,
  part: string,
): Promise<void> {
  if (people.length > 0) await settings.put({ key: `${PREFIX}${id}:${part}`, value: { file, at, people } });
}

/** The people whom imports on this device left out, the newest import first. */
export async function refusedPeople(): Promise<RefusedOfImport[]> {
  const { device } = await runtime();
  const rows = await device.settings.where("key").startsWith(PREFIX).toArray();
  const imports = new Map<string, RefusedOfImport>();
  for (const { key, value } of rows) {
    const { data } = kept.safeParse(value);
    const [id = ""] = key.slice(PREFIX.length).split(":");
    if (!data) continue;
    const people = data.people.map(({ name, refusal }) => ({ name, refusal: readRefusal(refusal) }));
    const before = imports.get(id);
    imports.set(id, { id, file: data.file, at: before?.at ?? data.at, people: [...(before?.people ?? []), ...people] });
  }
  return [...imports.values()].sort((a, b) => b.at.localeCompare(a.at));
}

/** Forgets whom an import left out. */
export async function forgetRefused(id: string): Promise<void> {
  const { device } = await runtime();
  await device.settings.where("key").startsWith(`${PREFIX}${id}:`).delete();
}
