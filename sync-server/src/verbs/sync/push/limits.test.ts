import { MOST_BYTES, MOST_TEXT, tooLarge } from "shared-schema/base/size";
import { newProfile } from "shared-schema/profile/schema";
import { forEachPushable } from "shared-schema/records/kinds";
import { PUSHED } from "shared-schema/records/rules";
import { kindOf } from "shared-schema/refusals/catalogue";
import { COLLECTIONS, isWritten, type PushResult, type WrittenCollection } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { beforeEach, expect, it } from "vitest";
import { changeOf, conflictsIn, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { standingIn } from "../../../testing/standing.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

let statements: string[] = [];
let next = 0;
const server = useTestServer({ onStatement: (sql) => void statements.push(String(sql)) });
const captain = server.as("captain");

beforeEach(async () => {
  statements = [];
  next = (await captain.lease("yacht")).from;
});

type Body = Record<string, unknown>;
const made = () => ({ created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" });
const yacht = (extra: Body = {}): Body => ({
  ...newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", ...made() }),
  ...extra,
});
/** Stands for lists in each other: neither a stack nor a library of the test's can write them out. */
const deep = (depth: number) => `@deep${depth}@`;
const writeOut = (json: string) =>
  json.replace(/"@deep(\d+)@"/g, (_, depth) => "[".repeat(Number(depth)) + "]".repeat(Number(depth)));

/** Pushes changes, deep ones written out. */
async function send(changes: unknown[]): Promise<PushResult[]> {
  const answer = await server.app.request("/api/sync/push", {
    method: "POST",
    headers: { authorization: `Bearer ${captain.token}`, "content-type": "application/json" },
    body: writeOut(JSON.stringify({ device: "d1", schema: 1, changes })),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).results;
}
/** Unknown fields that weigh so many times 20 kB. */
const ballast = (count: number, letter = "x") =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, letter.repeat(MOST_TEXT)]));

async function bodies(): Promise<Record<WrittenCollection, { id: string; body: Body }>> {
  const { from } = await captain.lease("profile");
  const profile = newProfile({ user_id: captain.userId, first_name: "Ada", last_name: "Byron", ...made() });
  const agreement = await held(captain, "agreements", 1);
  const contact = { from_profile_id: captain.profileId, profile_id: 999, email: null, send_invite: false };
  const at = made().created_at;
  const row = { kind: "refused", collection: "yachts", document_id: "1", title: "T", op: "o", path: "", code: "c" };
  const sides = { base: null, mine: null, theirs: null };
  return {
    yachts: { id: String(next), body: yacht() },
    profiles: { id: String(from), body: { ...profile } },
    agreements: agreement,
    ...forEachPushable((kind) => ({ id: agreement.id, body: { ...PUSHED[kind].first } })),
    contacts: { id: `${captain.profileId}-999`, body: { ...contact, user_id: captain.userId, created_at: at } },
    inbox: { id: "row", body: { ...row, ...sides, user_id: captain.userId, at, by: null } },
  };
}

const stored = () => standingIn(server.deps.store);

it.each(COLLECTIONS.filter(isWritten))(
  "refuses in %s what is too deep or too heavy, new or assumed, and stores nothing of it",
  async (collection) => {
    const { id, body } = (await bodies())[collection];
    const before = stored();
    for (const extra of [{ deep: deep(4_000) }, { deep: deep(9_000) }, { deep: deep(20) }, ballast(30)]) {
      const large = changeOf(collection, null, { id, body: { ...body, ...extra } });
      const upon = { id, rev: 1, e: "", schema: 1, body: { ...body, ...extra }, _deleted: false };
      for (const change of [large, changeOf(collection, upon, { body: { ...body, more: 1 } })]) {
        const [result] = await send([change]);
        expect(result).toMatchObject({ outcome: "refused" });
        expect(kindOf(result?.code ?? "")).toBe("too-large");
      }
    }
    expect(stored()).toEqual(before);
    expect(await inboxOf(captain)).toEqual([]);
  },
);

it("takes the others of a push", async () => {
  const good = changeOf("yachts", null, { id: String(next), body: yacht() });
  const bad = changeOf("yachts", null, { id: String(next + 1), body: yacht({ deep: deep(4_000) }) });
  const upon = { ...bad, op: "0123456789abcdef", assumed: bad.next, next: { ...bad.next, body: yacht() } };
  const results = await send([bad, upon, good]);
  expect(results.map(({ code }) => code)).toEqual(["document.too-deep", "document.too-deep", undefined]);
  expect(results[2]).toMatchObject({ outcome: "taken" });
});

it("looks at nothing that is nested around a document", async () => {
  const change = changeOf("yachts", null, { id: String(next), body: yacht() });
  const results = await send([{ ...change, next: { ...change.next, deep: deep(4_000) } }]);
  expect(results).toMatchObject([{ outcome: "refused", code: "document.unreadable" }]);
});

it("keeps of a refused edit no more than one document may weigh", async () => {
  await pushOne(captain, changeOf("yachts", null, { id: String(next), body: yacht(ballast(22)) }));
  const base = await held(captain, "yachts", next);
  const changed = { ...ballast(22), b1: "mine", locked: true };
  expect(await pushOne(captain, editOf("yachts", base, changed))).toMatchObject({ outcome: "refused" });
  const [row] = await inboxOf(captain);
  expect(tooLarge(row)).toBeNull();
  expect(row).toMatchObject({ base: { locked: false }, mine: { b1: "mine", locked: true } });
});

it("leaves to the device what no row can hold, and tells it so", async () => {
  await pushOne(captain, changeOf("yachts", null, { id: String(next), body: yacht(ballast(22)) }));
  const base = await held(captain, "yachts", next);
  await pushOne(captain, editOf("yachts", base, ballast(22, "y")));
  const result = await pushOne(captain, editOf("yachts", base, ballast(22, "z"), "d2"));
  const untold = { path: "", base: null, mine: null, theirs: null };
  expect(result).toMatchObject({ outcome: "merged", inbox: [{ rev: 0, body: untold }] });
  expect(await inboxOf(captain)).toEqual([]);
});

it("answers many conflicts as one, and reads the revisions once", async () => {
  const fields = (value: string) => Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, value]));
  await pushOne(captain, changeOf("yachts", null, { id: String(next), body: yacht(fields("first")) }));
  const base = await held(captain, "yachts", next);
  for (const value of ["second", "third"]) {
    await pushOne(captain, editOf("yachts", await held(captain, "yachts", next), fields(value)));
  }
  const conflict = editOf("yachts", base, { ...fields("mine"), name: "Tramontane" }, "d2");
  statements = [];
  const result = await pushOne(captain, conflict);
  expect(statements.filter((sql) => sql.includes(`order by "history"."rev" desc limit`))).toHaveLength(1);
  expect(statements.length).toBeLessThan(40);
  expect(conflictsIn(result)).toHaveLength(1);
  expect(conflictsIn(result)).toMatchObject([{ path: "", mine: { f7: "mine" }, theirs: { f7: "third" } }]);
  expect(await inboxOf(captain)).toMatchObject([{ path: "", code: "edit.own-conflict" }]);
  expect((await held(captain, "yachts", next)).body).toMatchObject({ name: "Tramontane", f7: "third" });
});

it("names the author of each of a few conflicts out of one reading", async () => {
  await pushOne(captain, changeOf("yachts", null, { id: String(next), body: yacht({ a: 1, b: 1 }) }));
  const base = await held(captain, "yachts", next);
  await pushOne(captain, editOf("yachts", base, { a: 2, b: 2 }));
  statements = [];
  const result = await pushOne(captain, editOf("yachts", base, { a: 3, b: 3 }, "d2"));
  expect(result.inbox).toHaveLength(2);
  expect(statements.filter((sql) => sql.includes(`order by "history"."rev" desc limit`))).toHaveLength(1);
});

it("refuses a push that would keep the server busy for long, whole, so that the device sends it in halves", async () => {
  await pushOne(captain, changeOf("yachts", null, { id: String(next), body: yacht(ballast(25)) }));
  const { rev } = await held(captain, "yachts", next);
  const base = { id: String(next), rev, e: "", schema: 1, body: {}, _deleted: false };
  const edits = Array.from({ length: 30 }, (_, at) => changeOf("yachts", base, { body: { [`n${at}`]: 1 } }));
  const request = { device: "d1", schema: 1 };
  const before = stored();
  const whole = await captain.post("/sync/push", { ...request, changes: edits });
  expect(whole).toMatchObject({ status: 422, body: { message: "Too many changes at once." } });
  expect(stored()).toEqual(before);
  const half = await captain.post("/sync/push", { ...request, changes: edits.slice(0, 7) });
  expect(half.body.results.map((result: { outcome: string }) => result.outcome)).not.toContain("refused");
  expect(25 * MOST_TEXT).toBeLessThan(MOST_BYTES);
});
