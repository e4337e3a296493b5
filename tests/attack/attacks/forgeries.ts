import type { Collection, WireDocument } from "shared-schema/sync/wire";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, editOf, held, pushOne } from "sync-server/testing/device";
import { PARTIES } from "../matrix/actors.ts";
import { buildWorld, type World } from "../matrix/world/world.ts";
import { type Attack, Findings } from "../support/attack.ts";

/** Fields that only the server writes, with a value that someone would like them to have. */
const SERVER_OWNED: Partial<Record<Collection, Record<string, unknown>>> = {
  agreements: {
    status: "SETTLED",
    version: 3,
    generated_versions_len: 2,
    created_by: 1,
    created_at: "2020-01-01T00:00:00Z",
  },
  yachts: {
    version: 3,
    locked: true,
    created_by: 1,
    created_at: "2020-01-01T00:00:00Z",
    pictures: [{ public_url: "https://elsewhere.test/x.jpg" }],
  },
  profiles: { user_id: 1, created_by: 1, created_at: "2020-01-01T00:00:00Z", version: 3, locked: true, is_main: false },
};

/** Pushes that write what the server owns, what belongs to others, and numbers that were never given out. */
export const forgeries: Attack = {
  name: "forged pushes",
  async run(target) {
    const findings = new Findings();
    const world = await buildWorld(target);
    const foreign = await foreignDocuments(world);
    for (const name of [...PARTIES, "stranger"] as const) {
      const actor = world.actors[name];
      await forgeOwned(findings, world, name, actor);
      for (const [collection, document] of foreign) await forgeForeign(findings, name, actor, collection, document);
      await forgeNumbers(findings, name, actor, foreign[0]?.[1]);
    }
    const { results } = await world.neighbour.push(
      foreign.map(([collection, state]) => editOf(collection, state, { name: "Mine" })),
    );
    findings.unless(
      results.every(({ outcome }) => outcome !== "refused"),
      "the neighbour's own documents are broken",
    );
    return findings.list;
  },
};

async function foreignDocuments({ neighbour, foreignStage, foreignYacht }: World) {
  const { state } = await foreignStage();
  const yacht = await held(neighbour, "yachts", foreignYacht.id);
  return [
    ["agreements", state],
    ["yachts", yacht],
  ] as const satisfies readonly (readonly [Collection, WireDocument])[];
}

async function forgeOwned(findings: Findings, world: World, name: string, actor: TestClient): Promise<void> {
  const states: [Collection, WireDocument][] = [["profiles", await held(actor, "profiles", actor.profileId)]];
  if (name !== "stranger") {
    states.push(
      ["agreements", (await world.sharedStage()).state],
      ["yachts", await held(actor, "yachts", world.sharedYacht.id)],
    );
  }
  for (const [collection, state] of states) {
    for (const [field, value] of Object.entries(SERVER_OWNED[collection] ?? {})) {
      if (state.body[field] === value) continue;
      const { outcome } = await pushOne(actor, editOf(collection, state, { [field]: value }));
      findings.unless(outcome === "refused", `${name} sets ${collection}.${field}: ${outcome}`);
    }
  }
}

/** Edits and deletes what the actor may not see, even when he knows its number, its revision and its whole body. */
async function forgeForeign(
  findings: Findings,
  name: string,
  actor: TestClient,
  collection: Collection,
  state: WireDocument,
): Promise<void> {
  const forged = {
    edits: editOf(collection, state, { name: "Taken over" }),
    deletes: changeOf(collection, state, { _deleted: true }),
    "creates over": changeOf(collection, null, { id: state.id, body: state.body }),
  };
  for (const [what, change] of Object.entries(forged)) {
    const { outcome, master } = await pushOne(actor, change);
    findings.unless(outcome === "refused", `${name} ${what} a foreign document of ${collection}: ${outcome}`);
    findings.unless(
      !master || !("body" in master),
      `${name} ${what} a foreign document of ${collection} and is shown it`,
    );
  }
}

async function forgeNumbers(
  findings: Findings,
  name: string,
  actor: TestClient,
  state: WireDocument | undefined,
): Promise<void> {
  const mine = { first_name: "No", last_name: "Number" };
  const own = await held(actor, "profiles", actor.profileId);
  const body = { ...own.body, ...mine, is_main: false, created_by: actor.userId };
  const unleased = await pushOne(actor, changeOf("profiles", null, { id: "987654", body }));
  findings.unless(unleased.outcome === "refused", `${name} takes a number that was never given out`);
  const agreement = await pushOne(actor, changeOf("agreements", null, { id: "987654", body: state?.body ?? {} }));
  findings.unless(agreement.outcome === "refused", `${name} creates an agreement`);
  const contact = {
    user_id: 1,
    from_profile_id: 1,
    profile_id: 1,
    email: null,
    send_invite: false,
    created_at: "2026-01-01T00:00:00Z",
  };
  const planted = await pushOne(actor, changeOf("contacts", null, { id: "1-1", body: contact }));
  findings.unless(planted.outcome === "refused", `${name} plants a contact in another account`);
  const inbox = await pushOne(
    actor,
    changeOf("inbox", null, { id: "planted-in-1", body: { user_id: 1, title: "Read me" } }),
  );
  findings.unless(inbox.outcome === "refused", `${name} plants a message in another account`);
}
