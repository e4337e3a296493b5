import { fileURLToPath } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { createDerivations, TooMuch } from "../../ports/derivations/derivations.ts";
import { derive } from "../../ports/derivations/derive.ts";
import { fileAssets } from "../../ports/files/assets.ts";
import { held } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const assets = fileAssets(fileURLToPath(new URL("../../../../shared-schema/assets", import.meta.url)));

let isLate = false;
/** The names of the agreements of which plans were made. */
let planned: string[] = [];
/** Happens once, while the next plan is made. */
let meanwhile: (() => Promise<unknown>) | null = null;

const derivations = createDerivations({
  geo: assets.geo,
  async ask({ kind, json }) {
    const of = JSON.parse(json);
    if (kind === "plan") planned.push(of.agreement.name);
    const happens = meanwhile;
    meanwhile = null;
    await happens?.();
    if (isLate) throw new TooMuch();
    return { answer: derive(kind, of, assets.geo()), bytes: json.length };
  },
  quickMs: 0,
});

const server = useTestServer({ derivations });
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");

/** Gives the agreement a name that no test had before: what is derived of it is not known. */
let names = 0;
const rename = async () => {
  names += 1;
  const name = `Cruise ${names}`;
  expect((await captain.put("/cruise/1", { name })).status).toBe(isLate ? 503 : 200);
  planned = [];
  return name;
};

beforeEach(() => {
  isLate = false;
  planned = [];
  meanwhile = null;
});

it("makes a plan once for all its readers", async () => {
  names += 1;
  const name = `Cruise ${names}`;
  setAgreement(server, 1, (body) => ({ ...body, name }));
  const readers = [broker, captain, broker, captain, broker];
  const answers = await Promise.all(readers.map((reader) => reader.get("/cruise/1")));
  expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
  expect((await captain.get("/cruise/1/waypoint/")).status).toBe(200);
  expect(planned).toEqual([name]);
});

it("answers 503 about figures that take too long, with the agreement’s name, and tries again when it is changed", async () => {
  const former = await rename();
  isLate = true;
  const name = await rename();
  const late = { status: 503, body: { message: expect.stringContaining(`«${name}»`) } };
  for (const reader of [broker, captain, broker]) expect(await reader.get("/cruise/1")).toMatchObject(late);
  expect(planned).toEqual([]);
  isLate = false;
  expect(await broker.get("/cruise/1")).toMatchObject(late);
  expect((await captain.put("/cruise/1", { name: `${former}, shorter` })).status).toBe(200);
  expect((await broker.get("/cruise/1")).body.name).toBe(`${former}, shorter`);
});

it("locks what is there when the plan is made, not what was there when it was asked for", async () => {
  await rename();
  let edited = "";
  meanwhile = async () => {
    edited = await rename();
  };
  expect(await broker.post("/cruise/1/lock")).toMatchObject({ status: 200, body: { status: "LOCKED", name: edited } });
  expect(planned).toContain(edited);
  expect((await held(captain, "agreements", 1)).body).toMatchObject({ status: "LOCKED", name: edited });
});

it("refuses an approval of terms that were changed while their fingerprint was made", async () => {
  await rename();
  const { body } = await client.get("/contract/1/0/text");
  const seen = JSON.stringify(body).match(/[0-9a-f]{64}/)?.[0];
  expect(seen).toBeDefined();
  meanwhile = () => captain.put("/cruise/1", { base_price_cruising: 12_345 });
  const approval = await client.post("/cruise/1/approval/", { fingerprint: seen });
  expect(approval.status).toBe(409);
  expect((await held(broker, "agreements", 1)).body["status"]).toBe("DRAFT");
});

it("writes an edit once, although its answer waits for a plan", async () => {
  const before = Object.keys((await held(captain, "agreements", 1)).body["waypoints"] ?? {}).length;
  expect((await captain.post("/cruise/1/waypoint/", { latitude: 43.3, longitude: 6.7, is_call: false })).status).toBe(
    201,
  );
  const after = Object.keys((await held(captain, "agreements", 1)).body["waypoints"] ?? {}).length;
  expect(after - before).toBe(1);
});
