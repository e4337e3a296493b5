import { newYacht } from "shared-schema/yacht/schema";
import { beforeEach, expect, it } from "vitest";
import { changeOf, held, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer({ onStatement: (sql) => void statements.push(String(sql)) });
const captain = server.as("captain");
let statements: string[] = [];
let free: number[] = [];

beforeEach(async () => {
  free = [];
  for (let block = 0; block < 2; block += 1) {
    const { from, to } = await captain.lease("yacht");
    for (let id = from; id <= to; id += 1) free.push(id);
  }
});

/** Returns the statements that the database runs meanwhile. */
async function counted(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work();
  return [...statements];
}

function create(name: string) {
  const made = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name, port_of_registry: "Nice", type: "MOTOR", ...made });
  return changeOf("yachts", null, { id: String(free.shift()), body });
}

const creates = (count: number) => Array.from({ length: count }, (_, index) => create(`Yacht ${index}`));
const begins = (run: string[]) => run.filter((sql) => sql.startsWith("BEGIN"));

/** Is it known; the history, the document, its event, its maker told. */
const PER_CREATE = 5;
/**
 * Authentication, begin, commit, the feed's counter and the account's usage read and written; a block of ids found and
 * counted; the head of the audit trail; the accounts that were merged into this one.
 */
const PER_PUSH = 11;

it("runs so many statements for each document that is made, and so few for the push itself", async () => {
  // The first one reads the raised limits of all accounts, which stay in memory.
  await captain.push(creates(1), { brief: true });
  const one = await counted(() => captain.push(creates(1), { brief: true }));
  const many = await counted(() => captain.push(creates(41), { brief: true }));
  expect((many.length - one.length) / 40).toBe(PER_CREATE);
  expect(one.length).toBe(PER_CREATE + PER_PUSH);
  expect(begins(many)).toHaveLength(1);
  expect(many.filter((sql) => sql.startsWith("SAVEPOINT"))).toEqual([]);
});

it("reads and writes the feed's counter once for a push, however many rows it moves", async () => {
  const run = await counted(() => captain.push(creates(20)));
  expect(run.filter((sql) => sql.includes("meta"))).toHaveLength(2);
});

it("answers a push that came before without deciding it again", async () => {
  const changes = creates(10);
  await captain.push(changes);
  const again = await counted(() => captain.push(changes));
  // For each: that it is known, what was answered, and its state now.
  expect(again.length).toBe(3 * 10 + 4);
});

it("pulls in as many statements whatever the number of documents", async () => {
  const few = await counted(() => captain.pull("yachts"));
  await captain.push(creates(60));
  const many = await counted(() => captain.pull("yachts"));
  expect(many).toHaveLength(few.length);
});

it("finds out at once how many numbers of a lease were used, however many there are", async () => {
  const before = await counted(() => captain.lease("yacht"));
  await captain.push(creates(80));
  const after = await counted(() => captain.lease("yacht"));
  expect(after).toHaveLength(before.length);
  expect(server.deps.store.leases.unusedSince("yacht", captain.userId, "")).toBe(4 * 50 - 80);
});

it("counts a number once, also when its document is edited", async () => {
  const change = create("Mistral");
  await pushOne(captain, change);
  const base = await held(captain, "yachts", change.next.id ?? "");
  await pushOne(captain, changeOf("yachts", base, { body: { ...base.body, name: "Tramontane" } }));
  expect(server.deps.store.leases.unusedSince("yacht", captain.userId, "")).toBe(2 * 50 - 1);
});
