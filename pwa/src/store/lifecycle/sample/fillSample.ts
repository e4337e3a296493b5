import { SAMPLE_AGREEMENT, SAMPLE_YACHT, type SampleWeek } from "shared-schema/agreement/sample/sampleWeek";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "../../database/device.ts";
import { LEASED_AHEAD } from "../../database/leases.ts";
import type { Collections } from "../../database/stored.ts";

interface Filling {
  collections: Collections;
  device: DeviceDatabase;
  taxRows: readonly TaxRow[];
  /** Numbers for what is created in the sample. */
  freeNumbers: { next: number; to: number };
  make: () => Promise<SampleWeek>;
}

/** Writes the sample into an empty database; one that is there is left as it is. @returns the profiles that are there */
export async function fillSample(filling: Filling): Promise<ReadonlyMap<number, ProfileBody>> {
  const { collections, device } = filling;
  const isThere = await collections.agreements.findOne(String(SAMPLE_AGREEMENT)).exec();
  if (!isThere) await fill(filling);
  if ((await device.leases.count()) === 0) {
    await device.leases.bulkAdd(LEASED_AHEAD.map((kind) => ({ kind, ...filling.freeNumbers })));
  }
  const rows = await collections.profiles.find().exec();
  return new Map(rows.map((row) => [Number(row.id), row.toMutableJSON().body]));
}

/** The agreement comes last: where it is, everything else is. Documents that another tab has written meanwhile stay. */
async function fill({ collections, taxRows, make }: Filling): Promise<void> {
  const { agreement, yacht, profiles, contacts } = await make();
  await collections.reference.bulkInsert([stored("tax-rules", { kind: "tax-rules", rows: [...taxRows] })]);
  await collections.yachts.bulkInsert([stored(String(SAMPLE_YACHT), yacht)]);
  await collections.profiles.bulkInsert([...profiles].map(([id, body]) => stored(String(id), body)));
  await collections.contacts.bulkInsert([...contacts].map(([id, body]) => stored(id, body)));
  await collections.agreements.bulkInsert([stored(String(SAMPLE_AGREEMENT), agreement)]);
}

function stored<B>(id: string, body: B) {
  return { id, rev: 0, e: "", schema: SCHEMA_VERSION, body };
}
