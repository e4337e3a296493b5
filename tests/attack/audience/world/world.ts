import type { Role } from "shared-schema/base/roles";
import type { Mailer } from "sync-server/ports/mailer/mailer";
import { commitAsServer } from "sync-server/testing/commitAsServer";
import { fakeWebPush } from "sync-server/testing/fakeWebPush";
import { startTestServer, type TestServer } from "sync-server/testing/server";
import { Marks } from "../marks/marks.ts";
import { plantedAgreement, type WrittenAgreement } from "./agreement.ts";
import { writeBeside, writeContact, writeYacht } from "./beside.ts";
import { type Cast, type Choose, castOf, type Name, PEOPLE, PLACES, type PlaceName } from "./cast.ts";
import { type KeptMail, keepingMailer } from "./mailer.ts";
import { type KnownProfile, openAccounts, type People, type Tools, writeUnclaimed } from "./people.ts";

/** One of the two agreements. */
export interface Place {
  id: number;
  yacht: number;
  written: WrittenAgreement;
  parties: readonly (readonly [Role, number])[];
}

/** Everything that was written, and what the rule about its readers depends on. */
export interface World {
  server: TestServer;
  marks: Marks;
  choose: Choose;
  people: People;
  cast: Cast;
  places: Readonly<Record<PlaceName, Place>>;
  profiles: ReadonlyMap<number, KnownProfile>;
  /** By number: the account that made it. */
  yachts: ReadonlyMap<number, number>;
  /** A passenger without an account. */
  guest: number;
  /** By key: the account that keeps it. */
  contacts: ReadonlyMap<string, number>;
  mailer: Mailer;
  mails: KeptMail[];
  pushes: ReturnType<typeof fakeWebPush>["sent"];
}

const IDS: Record<PlaceName, number> = { draft: 83_410_271, contract: 83_410_873 };
const YACHTS: Record<PlaceName | "unused", number> = { draft: 70_220_411, contract: 70_220_839, unused: 70_221_377 };

/** Opens a server and fills it, with a secret in every field. */
export async function buildWorld(choose: Choose): Promise<World> {
  const { mailer, mails } = keepingMailer();
  const { push, sent: pushes } = fakeWebPush();
  const server = await startTestServer({ demo: false, mailer, push });
  const marks = new Marks();
  const tools: Tools = { server, marks, choose };
  const profiles = new Map<number, KnownProfile>();
  const people = await openAccounts(tools, profiles);
  const guest = writeUnclaimed(tools, people.broker.client.userId, profiles);
  const yachts = new Map([
    [YACHTS.draft, people.captain.client.userId],
    [YACHTS.contract, people.broker.client.userId],
    [YACHTS.unused, people.stranger.client.userId],
  ]);
  for (const [id, owner] of yachts) writeYacht(tools, id, owner);
  const cast = castOf(choose);
  const contacts = new Map([
    [keep(tools, people, "broker", guest), people.broker.client.userId],
    [keep(tools, people, "holder", people.carrier.profiles[0]), people.holder.client.userId],
  ]);
  const places = Object.fromEntries(
    PLACES.map((name) => [name, writePlace(tools, { name, people, cast, guest })]),
  ) as Record<PlaceName, Place>;
  for (const [id] of yachts) number(marks, "yachts", id);
  await generate(people, places.contract);
  for (const name of PLACES) beside(tools, people, places[name]);
  return { ...tools, people, cast, places, profiles, yachts, guest, contacts, mailer, mails, pushes };
}

function keep(tools: Tools, people: People, name: Name, profile: number): string {
  const { client, profiles } = people[name];
  return writeContact(tools, client.userId, profiles[0], profile);
}

/** A document's own number is a secret too: that it is there is told to its readers alone. */
function number(marks: Marks, collection: "agreements" | "yachts", id: number): void {
  marks.number({ collection, id: String(id), path: "", part: null, age: "CURRENT" }, id);
}

interface Around {
  name: PlaceName;
  people: People;
  cast: Cast;
  guest: number;
}

/** Makes a contract out of a draft. */
async function generate({ admin }: People, { id }: Place): Promise<void> {
  const made = await admin.client.post(`/cruise/${id}/generate`, { version: 0 });
  if (made.status !== 200) throw new Error(`No contract: ${JSON.stringify(made.body)}`);
}

function beside(tools: Tools, people: People, { id, parties }: Place): void {
  const guests = parties.flatMap(([role, profile]) => (role === "passengers" ? [profile] : []));
  writeBeside(tools, id, { guests, carrier: people.carrier.profiles[0], broker: people.broker.profiles[0] });
}

/** Writes an agreement in three steps: before clients and passengers join, with everybody, and without one of them. */
function writePlace(tools: Tools, { name, people, cast, guest }: Around): Place {
  const id = IDS[name];
  const target = { collection: "agreements" as const, id: String(id) };
  const plot = { ...tools, ...target, age: "CURRENT" } as const;
  const frame = {
    created_by: people.admin.client.userId,
    yacht_id: YACHTS[name],
    author: people.broker.client.userId,
    answerer: people.captain.client.userId,
  };
  const seated = PEOPLE.flatMap((each) =>
    cast[name][each].map((role, index): [Role, number] => [role, people[each].profiles[index] ?? 0]),
  );
  const parties: [Role, number][] = [...seated, ["passengers", guest]];
  const early = parties.filter(([role]) => role === "carriers");
  const commit = (written: WrittenAgreement) => commitAsServer(tools.server, target, written.body);
  commit(plantedAgreement({ ...plot, age: "BEFORE_JOINING" }, { ...frame, parties: early }));
  const left: [Role, number] = ["stakeholders", people.former.profiles[0]];
  commit(plantedAgreement({ ...plot, age: "OVERWRITTEN" }, { ...frame, parties: [...parties, left] }));
  const written = plantedAgreement(plot, { ...frame, parties });
  commit(written);
  number(tools.marks, "agreements", id);
  return { id, yacht: YACHTS[name], written, parties };
}
