import { defined } from "shared-schema/base/defined";
import { type Lease, type LeaseKind, SCHEMA_VERSION, type TwoWayCollection } from "shared-schema/sync/wire";
import { TestDevice } from "./device.ts";
import { Editor } from "./edits.ts";
import {
  changedWhileLocked,
  conflictsWithOneself,
  readableAfterRevocation,
  silentOverwrites,
  twice,
} from "./invariants.ts";
import { lostNewerFields, NewerClient } from "./newerClient.ts";
import type { Plant } from "./plants/plant.ts";
import { Random } from "./random.ts";
import { RestEditor } from "./restEdits.ts";
import { SentEdits } from "./sent.ts";
import { TestServer, type TestUser } from "./server.ts";
import { differences, settle } from "./settle.ts";
import { Tokens } from "./tokens.ts";

export interface Life {
  server: TestServer;
  admin: TestUser;
  broker: TestUser;
  /** An administrator's two and a broker's. */
  desk: TestDevice;
  yacht: TestDevice;
  phone: TestDevice;
  devices: TestDevice[];
  tokens: Tokens;
  editor: Editor;
  rest: RestEditor;
  /** Someone whose app is a version ahead. */
  newer: NewerClient;
  sent: SentEdits;
}

/** Three devices and a server that all hold the same two agreements. @param collections that the devices hold, the usual ones unless told */
export async function beginLife(seed: number, plant: Plant, collections?: readonly TwoWayCollection[]): Promise<Life> {
  const server = new TestServer(plant);
  const admin = await server.addUser("admin", true);
  const broker = await server.addUser("broker", false);
  const sent = new SentEdits();
  const start = (name: string, user: TestUser, number: number) =>
    TestDevice.start({
      name,
      user,
      server,
      random: new Random(seed + number),
      sent,
      plant,
      ...defined({ collections }),
    });
  const desk = await start("desk", admin, 1);
  const yacht = await start("yacht", admin, 2);
  const phone = await start("phone", broker, 3);
  const tokens = new Tokens();
  const editor = new Editor(new Random(seed), tokens, broker);
  for (const device of [desk, yacht]) editor.lend(device, "agreement", await leaseFor(server, admin, "agreement"));
  editor.lend(phone, "yacht", await leaseFor(server, broker, "yacht"));
  await editor.createAgreement(desk);
  await editor.createAgreement(desk);
  const devices = [desk, yacht, phone];
  yacht.network.schema = SCHEMA_VERSION + 1;
  await settle(devices);
  const rest = new RestEditor(server, tokens, admin);
  const newer = new NewerClient(editor, tokens);
  return { server, newer, admin, broker, desk, yacht, phone, devices, tokens, editor, rest, sent };
}

/** Ends it. @returns the failures found */
export async function endLife(life: Life): Promise<string[]> {
  const { server, devices, tokens, sent } = life;
  const rests = await settle(devices);
  const failures = [
    ...(rests ? [] : ["the devices do not come to rest"]),
    ...(await differences(server, devices)),
    ...(await Promise.all(devices.map((device) => readableAfterRevocation(server, device)))).flat(),
    ...server.missing(tokens.all()).map((token) => `${token} is nowhere`),
    ...changedWhileLocked(server),
    ...twice(server),
    ...silentOverwrites(server, sent),
    ...lostNewerFields(server),
    ...conflictsWithOneself(server, devices),
  ];
  for (const device of devices) await device.close();
  server.close();
  return failures;
}

/** A block of ids, as a device asks for it. */
async function leaseFor(server: TestServer, user: TestUser, kind: LeaseKind): Promise<Lease> {
  const headers = { authorization: `Bearer ${user.token}`, "content-type": "application/json" };
  const answer = await server.fetch("/api/sync/lease", { method: "POST", headers, body: JSON.stringify({ kind }) });
  return answer.json();
}
