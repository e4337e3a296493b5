import { MOST_TEXT } from "shared-schema/base/size";
import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import type { Quotas } from "../../../quotas.ts";
import { changeOf, editOf, held, holds, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { storedBytes } from "../../base/quota.ts";

const server = useTestServer();
const captain = server.as("captain");
let free: number[];

/** The captain with as much as the demo gives, and so much more. */
async function start(more: Partial<Pick<Quotas, "documents" | "bytes">>): Promise<void> {
  const { from, to } = await captain.lease("yacht");
  free = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const used = usage();
  const { quotas } = server.deps;
  if (more.documents !== undefined) quotas.documents = used.documents + more.documents;
  if (more.bytes !== undefined) quotas.bytes = used.bytes + more.bytes;
}

const usage = () => server.deps.store.usage.of(captain.userId, server.deps.clock.now().toISOString());
const bytesKept = () => {
  const { history } = server.deps.store;
  return free
    .flatMap((id) => history.revisionsOf("yachts", String(id)))
    .reduce((sum, { body }) => sum + storedBytes(body.length), 0);
};

function create(extra: object = {}) {
  const made = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const yacht = newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", ...made });
  return changeOf("yachts", null, { id: String(free.shift()), body: { ...yacht, ...extra } });
}

it("refuses each document that is one too many, and takes everything else of the push", async () => {
  await start({ documents: 2 });
  const [first, second, third, fourth] = [create(), create(), create(), create()];
  const { results } = await captain.push([first, second, third]);
  expect(results.map(({ outcome, code }) => code ?? outcome)).toEqual(["taken", "taken", "account.too-many-documents"]);
  const kept = await held(captain, "yachts", first.next.id ?? "");
  // Existing documents can be edited, and deleting makes room.
  expect(await pushOne(captain, editOf("yachts", kept, { name: "Tramontane" }))).toMatchObject({ outcome: "taken" });
  const edited = await held(captain, "yachts", first.next.id ?? "");
  expect(await pushOne(captain, changeOf("yachts", edited, { _deleted: true }))).toMatchObject({ outcome: "taken" });
  expect(await pushOne(captain, fourth)).toMatchObject({ outcome: "taken" });
});

it("refuses over REST what a push is refused", async () => {
  await start({ documents: 0 });
  const input = { name: "Mistral", port_of_registry: "Nice", type: "MOTOR" };
  const answer = await captain.post(`/yacht/by_user/${captain.userId}/`, input);
  expect(answer).toMatchObject({ status: 409, body: { message: "This account has reached its document limit." } });
  const contact = await captain.post(`/user/${captain.userId}/contact/`, {
    ...{ first_name: "Ann", last_name: "Other", email: "ann@example.org" },
  });
  expect(contact.status).toBe(409);
});

it("counts every revision that is kept, and stores nothing more once there are too many bytes", async () => {
  await start({ bytes: 100_000 });
  const before = usage().bytes;
  const made = create({ ballast: "x".repeat(MOST_TEXT) });
  const id = made.next.id ?? "";
  free.push(Number(id));
  await pushOne(captain, made);
  let refusal: string | undefined;
  for (let count = 0; refusal === undefined && count < 10; count += 1) {
    const result = await pushOne(captain, editOf("yachts", await held(captain, "yachts", id), { name: `N${count}` }));
    refusal = result.code;
  }
  expect(refusal).toBe("account.full");
  expect(usage().bytes - before).toBe(bytesKept());
  const full = usage();
  expect(full.bytes - before).toBeGreaterThanOrEqual(100_000);
  // Nothing of what is refused is kept: the device has it.
  for (let count = 0; count < 3; count += 1) expect((await pushOne(captain, create())).code).toBe("account.full");
  expect(usage()).toEqual(full);
  expect(await inboxOf(captain)).toEqual([]);
  const standing = await held(captain, "yachts", id);
  expect(await pushOne(captain, changeOf("yachts", standing, { _deleted: true }))).toMatchObject({ outcome: "taken" });
});

it("tells a conflict field by field in a full account, and leaves it to the device to keep", async () => {
  await start({ documents: 1 });
  const made = create();
  await pushOne(captain, made);
  const base = await held(captain, "yachts", made.next.id ?? "");
  await pushOne(captain, editOf("yachts", base, { name: "Tramontane", port_of_registry: "Cannes" }));
  const late = editOf("yachts", base, { name: "Levante", port_of_registry: "Antibes" }, "d2");
  const { outcome, inbox } = await pushOne(captain, late);
  expect([outcome, inbox?.map(({ rev, body }) => [rev, body["path"], body["mine"]])]).toEqual([
    "merged",
    [
      [0, "name", "Levante"],
      [0, "port_of_registry", "Antibes"],
    ],
  ]);
  expect(await inboxOf(captain)).toEqual([]);
});

it("counts messages that a device writes into its own inbox", async () => {
  await start({ documents: 0 });
  const at = "2027-01-15T09:00:00.000Z";
  const row = { kind: "refused", collection: "yachts", document_id: "1", title: "T", op: "o", path: "", code: "c" };
  const body = { ...row, base: null, mine: null, theirs: null, user_id: captain.userId, at, by: null };
  expect(await pushOne(captain, changeOf("inbox", null, { id: "row", body }))).toMatchObject({
    code: "account.too-many-documents",
  });
});

it("counts no one else's work", async () => {
  await start({});
  const broker = await server.login("broker");
  const before = usage();
  await broker.put("/cruise/1", { name: "Azure" });
  expect(usage()).toEqual(before);
});

const DAY_MS = 86_400_000;

it("lets an account write again thirty days after the first of the bytes that filled it", async () => {
  await start({ bytes: 20_000 });
  const made = create({ ballast: "x".repeat(MOST_TEXT) });
  expect(await pushOne(captain, made)).toMatchObject({ outcome: "taken" });
  const documents = usage().documents;
  server.advance(29 * DAY_MS);
  await server.logInAgain();
  expect((await pushOne(captain, create())).code).toBe("account.full");
  server.advance(DAY_MS);
  await server.logInAgain();
  const again = create();
  expect(await pushOne(captain, again)).toMatchObject({ outcome: "taken" });
  expect(usage().documents).toBe(documents + 1);
  expect(usage().bytes).toBe(
    storedBytes(JSON.stringify((await held(captain, "yachts", again.next.id ?? "")).body).length),
  );
});

it("lets someone leave an agreement with a full account, and comment no more", async () => {
  await start({ bytes: 0 });
  const client = await server.login("client");
  server.deps.quotas.bytes = 1;
  const agreement = await held(client, "agreements", 1);
  const at = "2027-01-15T09:00:00.000Z";
  const comments = { "11111111-1111-4111-8111-111111111111": { user_id: client.userId, text: "Bye", at } };
  expect((await pushOne(client, editOf("agreements", agreement, { comments }))).outcome).toBe("refused");
  const left = await client.delete(`/cruise/1/clients/by_profile/${client.profileId}`);
  expect(left.status).toBe(200);
  expect(await holds(client, "agreements", 1)).toBe(false);
});
