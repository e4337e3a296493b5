import { contactKey, newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { DEFAULT_QUOTAS } from "../../../quotas.ts";
import { changeOf } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

/** A push of a hundred contacts takes 65 ms of a processor for 2,112 statements, on a busy machine. */
const MS_A_STATEMENT = 0.031;
const AT = "2027-01-15T09:00:00.000Z";

let unmarked = 0;
const own = () => {
  const ms = unmarked;
  unmarked = 0;
  return ms;
};
// Costs are counted, and the clock stands still: what is limited does not depend on the machine, and nothing is forgiven meanwhile.
const server = useTestServer({
  slices: { own, none: () => void own() },
  onStatement: () => {
    unmarked += MS_A_STATEMENT;
  },
  quotas: { threadMs: DEFAULT_QUOTAS.threadMs, requestsAtOnce: DEFAULT_QUOTAS.requestsAtOnce },
});
const broker = server.as("broker");

/** Imports contacts as a device does, a lease of numbers at a time. @returns the answers that were no success, and the edits not taken */
async function importing(contacts: number): Promise<unknown[]> {
  const refused: unknown[] = [];
  for (let imported = 0; imported < contacts && refused.length === 0; ) {
    const { from, to } = await broker.lease("profile");
    const ids = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const by = { created_by: broker.userId, created_at: AT };
    const changes = ids.flatMap((id) => {
      const named = { first_name: "Ann", last_name: `No ${id}`, user_id: null, ...by };
      const kept = { user_id: broker.userId, from_profile_id: broker.profileId, profile_id: id };
      const contact = { ...kept, email: null, send_invite: false, created_at: AT };
      return [
        changeOf("profiles", null, { id: String(id), body: newProfile(named) }),
        changeOf("contacts", null, { id: contactKey(broker.profileId, id), body: contact }),
      ];
    });
    const { status, body } = await broker.post("/sync/push", { device: "d1", schema: 1, changes });
    if (status !== 200) refused.push(status);
    else refused.push(...body.results.filter(({ outcome }: { outcome: string }) => outcome !== "taken"));
    imported += ids.length;
  }
  return refused;
}

it("lets a broker import 2,000 contacts without a refusal", async () => {
  expect(await importing(2_000)).toEqual([]);
  // The cost is counted: with less of the thread, an import would be refused.
  server.deps.quotas.threadMs = 50;
  expect(await importing(200)).toEqual([429]);
});
