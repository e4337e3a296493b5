import { agreementFromFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import { partyKey } from "shared-schema/base/roles";
import { newProfile } from "shared-schema/profile/schema";
import { startTestServer } from "../../sync-server/src/testing/server.ts";
import { type Tx, transact } from "../../sync-server/src/verbs/base/context.ts";
import { commitDocument } from "../../sync-server/src/verbs/documents/commitDocument.ts";
import { nextId } from "../../sync-server/src/verbs/documents/ids.ts";
import { refreshSight } from "../../sync-server/src/verbs/visibility/refreshSight.ts";
import { CRUISES } from "../e2e/support/cruises.ts";

/** Fills a data folder with so many agreements of the administrator's beside the demo, each with a yacht and a client. */
export async function seedFleet(dataDir: string, count: number): Promise<void> {
  const server = await startTestServer({ dataDir });
  // On a small database, or the measured server would do it for the whole fleet before it listens.
  refreshSight(server.deps);
  const author = (await server.login("admin")).userId;
  transact(server.deps, (tx) => {
    for (let index = 1; index <= count; index += 1) seedOne(tx, author, index);
  });
  await server.close();
}

function seedOne(tx: Tx, author: number, index: number): void {
  const fixtures = Object.values(CRUISES);
  const fixture = fixtures[index % fixtures.length] ?? CRUISES.riviera;
  const made = { created_by: author, created_at: tx.now };
  const written = { user_id: author, op: `fleet-${index}`, event: null };
  const yacht_id = nextId(tx, "yacht");
  const yacht = { ...yachtFromFixture(fixture, made), name: `Yacht ${index}` };
  commitDocument(tx, { collection: "yachts", id: String(yacht_id), before: null, body: yacht, ...written });
  const profile_id = nextId(tx, "profile");
  const client = newProfile({ user_id: null, ...made, first_name: "Client", last_name: String(index) });
  commitDocument(tx, { collection: "profiles", id: String(profile_id), before: null, body: client, ...written });
  const agreement = agreementFromFixture(fixture, {
    newId: () => tx.ids.uuid(),
    yacht_id,
    passengers: [profile_id],
    ...made,
  });
  const key = partyKey("clients", profile_id);
  const parties = { ...agreement.parties, [key]: { role: "clients" as const, profile_id, pos: "a0" } };
  const body = { ...agreement, name: `Cruise ${index}`, parties };
  commitDocument(tx, { collection: "agreements", id: String(nextId(tx, "agreement")), before: null, body, ...written });
}
