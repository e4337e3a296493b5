import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { SAMPLE_SELF, SAMPLE_USER, type SampleWeek } from "shared-schema/agreement/sample/sampleWeek";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { fullName } from "shared-schema/profile/schema";
import { SYNCED } from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { DeviceDatabase } from "../../database/device.ts";
import { DURABLE } from "../../database/durable.ts";
import { openCollections } from "../../database/openCollections.ts";
import { provideRuntime, type Runtime } from "../../database/runtime.ts";
import { followDrafts } from "../../drafts/draftStore.ts";
import { dropSettledDrafts } from "../../drafts/settledDrafts.ts";
import { useSyncFacts } from "../../queries/syncFacts.ts";
import type { Me } from "../../session/me.ts";
import { useSession } from "../../session/session.ts";
import { viewerOf } from "../../session/viewer.ts";
import { dropRxdbAdvertisement } from "../../sync/rxdb/rxdbNotice.ts";
import { fillSample } from "./fillSample.ts";

/** A name of its own: no account's database is opened here, and this one is never replicated. */
const DATABASE = "passerelle-sample";
/** Far above the numbers of the sample itself. */
const FREE_NUMBERS = { next: 1_000, to: 1_999 } as const;

/**
 * Opens the sample on this device alone and lets the screens show it. It is made when it is first opened, and stays as it was left
 * until it is thrown away.
 */
export async function openSample(make: (now: string, newId: () => string) => Promise<SampleWeek>): Promise<void> {
  dropRxdbAdvertisement();
  const { database, collections } = await openCollections({
    name: DATABASE,
    storage: getRxStorageDexie(DURABLE),
    multiInstance: true,
    newNonce: newId,
  });
  const device = new DeviceDatabase(SAMPLE_USER);
  const week = await fillSample({
    collections,
    device,
    taxRows: seedTaxRows(),
    freeNumbers: FREE_NUMBERS,
    make: () => make(new Date().toISOString(), newId),
  });
  const self = week.get(SAMPLE_SELF);
  const user: Me = {
    id: SAMPLE_USER,
    email: "",
    is_admin: false,
    may_create_agreements: false,
    first_name: self?.first_name ?? "",
    last_name: self?.last_name ?? "",
    main_profile: { id: SAMPLE_SELF, full_name: self ? fullName(self) : "" },
    profiles: [{ id: SAMPLE_SELF }],
    email_confirmed: true,
  };
  const runtime: Runtime = {
    userId: SAMPLE_USER,
    viewer: () => viewerOf(user),
    collections,
    plain: database.collections,
    device,
    engine: { retry: () => undefined, changed: () => undefined, acknowledged: async () => undefined },
    // Nothing is exchanged with anybody.
    log: { note: () => undefined },
    now: () => Date.now(),
    newId,
    topUp: async () => undefined,
    close: async ({ remove }) => {
      if (!remove) return void (await database.close());
      await database.remove();
      await device.delete();
    },
  };
  await dropSettledDrafts(device, SAMPLE_USER, localStorage, runtime.now());
  followDrafts(SAMPLE_USER, localStorage);
  const pulled = [...SYNCED];
  useSyncFacts.setState({ pulled, arrival: { complete: true, received: 0, pulled } });
  useSession.setState({ status: "success", user, token: null, notice: null });
  provideRuntime(runtime);
}
