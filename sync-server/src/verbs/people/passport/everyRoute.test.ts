import { ROLES } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { uncut } from "../../base/uncut.ts";

const server = useTestServer();
const carrier = server.as("carrier");
const client = server.as("client");
const admin = server.as("admin");
const passenger = server.as("passenger");

/** Devices hold passports; they say themselves what they show. */
const FOR_DEVICES = ["/sync/pull", "/sync/digest", "/sync/stream"];
/** Prints and pictures, whose pages are asked for as well. */
const IN_BYTES =
  /\/(pdf|image\/\{sha256\}|speed_consumption\.png|receipt|request|\{kycDocumentId\}|\{signedFile\}|certificate\.pdf)$/;
/** There is nothing at the addresses that are tried here: links of mails, generated contracts, a settlement. */
const NOT_REACHED = [
  "/billing/orders/{orderId}",
  "/billing/orders/{orderId}/papers/{paperNumber}",
  "/billing/vat_totals",
  "/billing/{id}/offer",
  "/cruise/{id}/delegation/{delegationId}",
  "/cruise/{id}/settlement",
  "/mail/{id}",
  "/passenger/page",
  "/sign/return",
  "/sign/{id}/{version}",
  "/sign/{id}/{version}/state",
  "/signing_ticket/{linkToken}",
  "/unsubscribe/{linkToken}",
  "/user/link/{linkToken}",
  "/user/{userId}/contact/{contactProfileId}/invitation",
  "/verify/file/{sha256}",
  // The page comes with the built app.
  "/verify/page",
  "/verify/{id}/{version}/{fingerprint}",
];
/** Answers with passports of others. A further one is for someone who needs them. */
const WITH_PASSPORTS = [
  "/cruise/{id}",
  "/cruise/{id}/history/",
  "/cruise/{id}/{role}/",
  "/cruise/{id}/{version}",
  "/user/profile/{id}",
  "/user/profile/{id}/{version}",
  "/user/{userId}/profile/",
];

const numberOf = (id: string) => `PASSPORT${id}X`;

/** Gives every profile a passport of its own, in frozen copies as well. */
function givePassports(): void {
  const { documents } = server.deps.store;
  const rowsIn = (collection: "profiles" | "snapshots") =>
    documents.idsIn(collection).flatMap((id) => documents.get(collection, id) ?? []);
  for (const row of rowsIn("profiles")) {
    const body = { ...uncut("profiles", row), passport_num: numberOf(row.id) };
    commitAsServer(server, { collection: "profiles", id: row.id }, body);
  }
  for (const row of rowsIn("snapshots")) {
    const copy = uncut("snapshots", row);
    const profiles = Object.entries(copy.profiles).map(([id, profile]) => [
      id,
      { ...profile, passport_num: numberOf(id) },
    ]);
    const body = { ...copy, profiles: Object.fromEntries(profiles) };
    commitAsServer(server, { collection: "snapshots", id: row.id }, body);
  }
}

/** The values to try for a param of a path. */
function valuesOf(reader: TestClient, path: string, name: string): readonly (string | number)[] {
  const { documents } = server.deps.store;
  if (name === "id") {
    if (path.startsWith("/user/profile/")) return documents.idsIn("profiles");
    if (path.startsWith("/yacht/")) return documents.idsIn("yachts");
    return documents.idsIn("agreements");
  }
  const values: Record<string, readonly (string | number)[]> = {
    userId: [reader.userId, passenger.userId],
    profileId: [passenger.profileId],
    contactProfileId: [passenger.profileId],
    role: ROLES,
    version: [0],
    from: [0],
    sha256: ["0".repeat(64)],
    fingerprint: ["0".repeat(16)],
    linkToken: ["x"],
    delegationId: ["01900000-0000-7000-8000-000000000001"],
    orderId: ["01900000-0000-7000-8000-000000000001"],
    paperNumber: ["F1-00001"],
    month: ["2027-01"],
  };
  const known = values[name];
  if (!known) throw new Error(`Say what to use for {${name}} in ${path}.`);
  return known;
}

function withQuery(path: string): string {
  if (path.endsWith("/search")) return `${path}?text=an`;
  return path.includes("/letter/") ? `${path}?about=invitation` : path;
}

/** The addresses of a path. */
function addressesOf(reader: TestClient, path: string): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [withQuery(path)];
  return valuesOf(reader, path, name).flatMap((value) => addressesOf(reader, path.replace(`{${name}}`, String(value))));
}

function forgetReads(): void {
  const { passportReads } = server.deps.store;
  for (const id of passportReads.standing()) passportReads.end(id, "2000-01-01T00:00:00.000Z");
  passportReads.forget("2000-01-02T00:00:00.000Z");
}

function isRead(reader: TestClient, id: string): boolean {
  const read = server.deps.store.passportReads.ofProfile(id, 100);
  return read.some(({ reader_id, kind }) => reader_id === reader.userId && kind === "SHOWN");
}

function isOwn(reader: TestClient, id: string): boolean {
  const row = server.deps.store.documents.get("profiles", id);
  return row !== undefined && uncut("profiles", row).user_id === reader.userId;
}

it("records the reader of every passport that an answer holds, whatever the route", async () => {
  givePassports();
  const { paths } = (await admin.get("/openapi.json")).body;
  const reads = Object.keys(paths)
    .filter((path) => "get" in paths[path])
    .map((path) => path.replace(/^\/api/, ""))
    .filter((path) => !FOR_DEVICES.includes(path) && !IN_BYTES.test(path));
  const reached = new Set<string>();
  const shows = new Set<string>();
  for (const reader of [carrier, admin, client]) {
    for (const path of reads) {
      for (const address of addressesOf(reader, path)) {
        const { status, body } = await reader.get(address);
        if (status !== 200) continue;
        reached.add(path);
        const found = [...JSON.stringify(body).matchAll(/PASSPORT(\d+)X/g)].map(([, id = ""]) => id);
        const others = [...new Set(found)].filter((id) => !isOwn(reader, id));
        if (others.length > 0) shows.add(path);
        expect([address, others.filter((id) => !isRead(reader, id))]).toEqual([address, []]);
        if (others.length > 0) forgetReads();
      }
    }
  }
  expect([...shows].sort()).toEqual(WITH_PASSPORTS);
  expect(reads.filter((path) => !reached.has(path)).sort()).toEqual(NOT_REACHED);
}, 120_000);

it("leaves passports out of answers that need none: accounts, contacts, approvals, and changes of an agreement", async () => {
  givePassports();
  forgetReads();
  const contact = { first_name: "Ada", last_name: "Okafor", email: "ada@example.org" };
  const { id } = (await carrier.post(`/user/${carrier.userId}/contact/`, contact)).body;
  await carrier.put(`/user/profile/${id}`, { passport_num: numberOf(id) });
  forgetReads();
  const answers = [
    await admin.get("/user/"),
    await carrier.get("/user/me"),
    await carrier.get(`/user/${carrier.userId}/contact/`),
    await carrier.get("/cruise/1/role_status/"),
    await carrier.put("/cruise/1", { cruise_areas: "Corsica" }),
    await carrier.post("/cruise/1/passengers/", { profile_id: id }),
    await carrier.post("/cruise/1/lock"),
    await carrier.delete("/cruise/1/lock"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  expect(answers.filter(({ body }) => JSON.stringify(body).includes("PASSPORT"))).toEqual([]);
  expect(server.deps.store.passportReads.standing()).toEqual([]);
});
