import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey, ROLES, type Role } from "shared-schema/base/roles";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, pushOne } from "sync-server/testing/device";
import { PARTIES, type Party, ROLE_OF } from "../matrix/actors.ts";
import type { Stage } from "../matrix/world/stage.ts";
import { buildWorld, type World } from "../matrix/world/world.ts";
import { type Attack, Findings } from "../support/attack.ts";

/** The table of rights, written down a second time: write, approve, posting payments (0 none, 1 CEA calls, 2 all), KYC checks. */
const RIGHTS: Record<Role, readonly [write: number, approve: number, post: number, check: number]> = {
  carriers: [1, 1, 2, 1],
  central_agents: [1, 1, 2, 1],
  brokers: [1, 1, 2, 1],
  stakeholders: [1, 1, 2, 0],
  captains: [1, 0, 1, 0],
  clients: [0, 1, 0, 0],
  passengers: [0, 0, 0, 0],
};

interface Change {
  what: "adds himself as" | "adds a contact as" | "removes from";
  role: Role;
}

const CHANGES: readonly Change[] = ROLES.flatMap((role) => [
  { what: "adds himself as" as const, role },
  { what: "adds a contact as" as const, role },
  { what: "removes from" as const, role },
]);

/** The roles that may change the carrier: no one else puts himself or others into them. */
const CARRIER_CHOOSERS: readonly Role[] = ["carriers", "central_agents"];

/** Whether a party may make a change, by the decided rule alone. */
function allowed(actor: Role, { what, role }: Change): boolean {
  if (what === "removes from" && role === actor) return true;
  if (what === "adds himself as" && role === actor) return RIGHTS[actor][0] === 1;
  if (what === "adds himself as" && actor === "captains") return false;
  if (RIGHTS[actor][0] === 0) return false;
  if (role === "carriers" && what === "removes from") return CARRIER_CHOOSERS.includes(actor);
  if (CARRIER_CHOOSERS.includes(role) && what !== "removes from") return CARRIER_CHOOSERS.includes(actor);
  if (RIGHTS[role].every((right, index) => right <= (RIGHTS[actor][index] ?? 0))) return true;
  return actor === "captains" && role === "clients" && what !== "removes from";
}

/** No one gives himself or others more rights than he has, over REST or by push. */
export const parties: Attack = {
  name: "rights raised by adding or removing parties",
  async run(target) {
    const findings = new Findings();
    const world = await buildWorld(target);
    const shared = await world.sharedStage();
    for (const name of PARTIES) {
      const contact = await contactOf(world.actors[name]);
      for (const change of CHANGES) {
        for (const channel of ["REST", "push"] as const) {
          await attempt(findings, { world, shared, name, contact }, change, channel);
        }
      }
    }
    for (const name of PARTIES.filter((party) => !CARRIER_CHOOSERS.includes(ROLE_OF[party]))) {
      await replaceCarrier(findings, world, name);
    }
    return findings.list;
  },
};

/** Two steps: the actor takes another role first, and makes himself the carrier by its rights. */
async function replaceCarrier(findings: Findings, world: World, name: Party): Promise<void> {
  const stage = await world.sharedStage();
  const actor = world.actors[name];
  const carrier = partyKey("carriers", world.actors.carrier.profileId);
  for (const role of ROLES) {
    await actor.post(`/cruise/${stage.id}/${role}/`, { profile_id: actor.profileId });
    await actor.post(`/cruise/${stage.id}/carriers/`, { profile_id: actor.profileId });
    const kept = (await partiesOn(world, stage)).includes(carrier);
    findings.unless(kept, `${name} adds himself as ${role} and becomes the carrier`);
  }
}

async function contactOf(client: TestClient): Promise<number> {
  const made = await client.post(`/user/${client.userId}/contact/`, {
    first_name: "Straw",
    last_name: "Person",
    email: "straw@passenger.invalid",
  });
  return made.body.id;
}

interface Attempt {
  world: World;
  /** The agreement that refused changes are tried on. */
  shared: Stage;
  name: Party;
  contact: number;
}

async function attempt(
  findings: Findings,
  { world, shared, name, contact }: Attempt,
  change: Change,
  channel: "REST" | "push",
): Promise<void> {
  const expected = allowed(ROLE_OF[name], change);
  const stage = expected ? await world.sharedStage() : shared;
  const actor = world.actors[name];
  const profile = profileIn(world, actor, contact, change);
  const before = await partiesOn(world, stage);
  const took =
    channel === "REST" ? await overRest(actor, stage, change, profile) : await byPush(actor, stage, change, profile);
  const after = await partiesOn(world, stage);
  const sentence = `${name} ${change.what} ${change.role} by ${channel}`;
  findings.unless(took === expected, `${sentence}: ${took ? "taken" : "refused"}`);
  findings.unless(
    expected || JSON.stringify(before) === JSON.stringify(after),
    `${sentence}: the parties have changed`,
  );
}

function profileIn(world: World, actor: TestClient, contact: number, { what, role }: Change): number {
  if (what === "adds himself as") return actor.profileId;
  if (what === "adds a contact as") return contact;
  const holder = PARTIES.find((party) => ROLE_OF[party] === role);
  return holder ? world.actors[holder].profileId : 0;
}

async function partiesOn(world: World, { id }: Stage): Promise<string[]> {
  const { body } = await world.actors.admin.get(`/cruise/${id}`);
  return ROLES.flatMap((role) => body[role].map((party: { id: number }) => partyKey(role, party.id))).sort();
}

async function overRest(actor: TestClient, stage: Stage, { what, role }: Change, profile_id: number): Promise<boolean> {
  const path = `/cruise/${stage.id}/${role}/`;
  const { status } =
    what === "removes from"
      ? await actor.delete(`${path}by_profile/${profile_id}`)
      : await actor.post(path, { profile_id });
  return status < 300;
}

async function byPush(actor: TestClient, stage: Stage, { what, role }: Change, profile_id: number): Promise<boolean> {
  const { state } = stage;
  const { [partyKey(role, profile_id)]: _, ...others } = (state.body as AgreementBody).parties;
  const kept =
    role === "carriers" ? Object.entries(others).filter(([, party]) => party.role !== role) : Object.entries(others);
  const added =
    what === "removes from" ? [] : [[partyKey(role, profile_id), { role, profile_id, pos: "b00" }] as const];
  const parties = Object.fromEntries([...kept, ...added]);
  // A passenger's stays go with him.
  const stays = what === "removes from" && role === "passengers" ? {} : state.body["stays"];
  const result = await pushOne(actor, changeOf("agreements", state, { body: { ...state.body, parties, stays } }));
  return result.outcome !== "refused";
}
