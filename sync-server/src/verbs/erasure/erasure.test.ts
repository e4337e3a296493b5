import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/login.ts";
import { KEPT_TEXTS } from "../../store/queries/audit/erasure.ts";
import { openBody } from "../../store/storedBody.ts";
import { commitAsServer } from "../../testing/commitAsServer.ts";
import { editOf, held } from "../../testing/device.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/server.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { verifyTrail } from "../audit/verify.ts";
import { uncut } from "../base/uncut.ts";
import { resumeErasures } from "./resume.ts";
import { runErasure } from "./run.ts";
import { rebuildIfDue } from "./scrub.ts";

const SECRETS = ["Zebulon", "Quartermaine", "PASSPORT4711", "Onlymine", "Skagerrak", "secret.example"];
const opened: { server: TestServer; folder: string }[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { server, folder } of opened.splice(0)) {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function serve(options: TestServerOptions = {}, from?: string): Promise<{ server: TestServer; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-erasure-"));
  if (from !== undefined) cpSync(from, folder, { recursive: true });
  const each = { server: await startTestServer({ dataDir: folder, ...options }), folder };
  opened.push(each);
  return each;
}

function found(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith("passerelle.db"));
  const bytes = files.map((name) => readFileSync(join(folder, name)).toString("latin1"));
  return SECRETS.filter((secret) => bytes.some((text) => text.includes(secret)));
}

/** An account with something in every place that an erasure looks at, bound by nothing. */
async function plant(server: TestServer) {
  const [client, broker, captain] = await Promise.all([
    server.login("client"),
    server.login("broker"),
    server.login("captain"),
  ]);
  const { userId, profileId } = client;
  const profile = await held(client, "profiles", profileId);
  const person = { first_name: "Zebulon", last_name: "Quartermaine", passport_num: "PASSPORT4711", address: "1 Quay" };
  await client.put(`/user/profile/${profileId}`, person);
  await client.push([editOf("profiles", profile, { first_name: "Zebulon II", address: "2 Quay" })]);
  for (const last_name of ["One", "Two", "Three"]) {
    await client.post(`/user/${userId}/profile/`, { first_name: "Zebulon", last_name });
    const email = `${last_name}@secret.example`;
    const contact = { first_name: "Ann", last_name: `Onlymine ${last_name}`, email, send_invite: false };
    expect((await client.post(`/user/${userId}/contact/`, contact)).status).toBe(201);
  }
  const request = {
    ...{ from: "2027-07-01", to: "2027-07-08", yacht_id: null, yacht: null, guests: 4, areas: null, language: "en" },
    ...{ key: server.deps.ids.uuid(), message: "Moor beside the Skagerrak" },
  };
  expect((await client.post(`/request/by_user/${userId}/`, request)).status).toBe(201);
  await client.post("/cruise/1/approval/");
  await broker.post("/cruise/1/approval/");
  expect((await captain.post("/cruise/1/lock")).status).toBe(200);
  setAgreement(server, 1, (body) => ({ ...body, status: "SETTLED" }));
  return client;
}

/** Closes the account, as a process does that ends right after. @returns the number of the erasure */
async function closeAccount(server: TestServer): Promise<number> {
  const client = await plant(server);
  const ended = vi.spyOn(server.deps.store.erasures, "get").mockReturnValueOnce(undefined);
  expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  ended.mockRestore();
  const [erasure] = server.deps.store.erasures.still("9999");
  if (erasure === undefined) throw new Error("There is an erasure.");
  return erasure;
}

/** Everything that an erasure changes, without what is made at random. */
function stateOf({ deps: { store } }: TestServer) {
  return {
    history: [...store.erasure.revisions()].map(({ collection, id, rev, deleted, body }) => [
      `${collection}/${id}/${rev}/${deleted}`,
      JSON.parse(openBody(body)),
    ]),
    texts: KEPT_TEXTS.map((kind) => [...store.erasure.texts(kind)].map(({ text }) => JSON.parse(text))),
    users: store.users.all().map(({ password_hash, ...user }) => ({ ...user, mayLogIn: password_hash !== "" })),
    mails: store.mails.newest(100).map(({ recipient, state }) => [recipient, state]),
    verbs: store.audit.all().flatMap(({ verb, details }) => (verb === "erasure.step" ? [] : [[verb, details]])),
    erasures: store.erasures.still("9999"),
  };
}

const sorted = ({ history, ...state }: ReturnType<typeof stateOf>) => ({
  ...state,
  history: history.map((row) => JSON.stringify(row)).sort(),
});

it("comes to the same end when the process ends in each piece and after each piece", async () => {
  const closed = await serve();
  const id = await closeAccount(closed.server);
  const [whole, { server, folder }] = [
    await serve({ demo: false }, closed.folder),
    await serve({ demo: false }, closed.folder),
  ];
  await runErasure(whole.server.deps, id);
  const expected = sorted(stateOf(whole.server));
  expect(expected.erasures).toEqual([]);
  expect(found(whole.folder)).toEqual([]);

  const { store } = server.deps;
  const { move } = store.erasures;
  let ends = 0;
  while (store.erasures.get(id)) {
    const before = stateOf(server);
    // In the middle of a piece: nothing of it is kept.
    const killed = vi.spyOn(store.erasures, "move").mockImplementation(() => {
      throw new Error("killed");
    });
    await runErasure(server.deps, id, { pieceCost: 30 }).catch(() => undefined);
    killed.mockRestore();
    if (!store.erasures.get(id)) break;
    expect(stateOf(server)).toEqual(before);
    // After a piece whose place is kept.
    let isKept = false;
    vi.spyOn(store.erasures, "move").mockImplementation((row) => {
      move(row);
      isKept = true;
    });
    await runErasure(server.deps, id, { pieceCost: 30, isStopped: () => isKept });
    vi.mocked(store.erasures.move).mockRestore();
    ends += 1;
  }
  expect(ends).toBeGreaterThan(20);
  expect(sorted(stateOf(server))).toEqual(expected);
  expect(found(folder)).toEqual([]);
  expect((await verifyTrail(store)).broken).toBeNull();
});

it("erases copies of the person that others write while it reads the history", async () => {
  const { server, folder } = await serve();
  const id = await closeAccount(server);
  const { store } = server.deps;
  const copy = store.documents.get("snapshots", "1");
  if (!copy) throw new Error("The agreement has a frozen copy.");
  expect(copy.body).toContain("Quartermaine");
  const { move } = store.erasures;
  let written = 0;
  vi.spyOn(store.erasures, "move").mockImplementation((row) => {
    move(row);
    if (row.stage !== "history" || written === 3) return;
    written += 1;
    commitAsServer(server, { collection: "snapshots", id: "1" }, uncut("snapshots", copy));
  });
  await runErasure(server.deps, id, { pieceCost: 30 });
  vi.mocked(store.erasures.move).mockRestore();
  expect(written).toBe(3);
  expect(found(folder)).toEqual([]);
  expect((await verifyTrail(store)).broken).toBeNull();
});

it("is taken up by the look of the day, and by the next process", async () => {
  const { server, folder } = await serve();
  const id = await closeAccount(server);
  await resumeErasures(server.deps, () => false);
  // Someone may be at it still.
  expect(server.deps.store.erasures.get(id)).toBeDefined();
  server.advance(2 * 3_600_000);
  await resumeErasures(server.deps, () => false);
  expect(server.deps.store.erasures.get(id)).toBeUndefined();
  expect(found(folder)).toEqual([]);
});

it("ends sessions with its first transaction, and answers others between two pieces", async () => {
  const { server } = await serve();
  const client = await plant(server);
  const broker = await server.login("broker");
  const paths: string[] = [];
  const { store } = server.deps;
  const { move } = store.erasures;
  vi.spyOn(store.erasures, "move").mockImplementation((row) => {
    paths.push("piece");
    move(row);
  });
  const deletion = client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD });
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      const [own, other] = await Promise.all([client.get("/user/me"), broker.get("/user/me")]);
      paths.push(own.status === 401 && other.status === 200 ? "answer" : "before");
      await nextTurn();
    }
  })();
  await deletion;
  isOver = true;
  await others;
  const [first, last] = [paths.indexOf("piece"), paths.lastIndexOf("piece")];
  expect(paths.slice(first, last).filter((each) => each === "answer").length).toBeGreaterThan(3);
  expect(paths.slice(first)).not.toContain("before");
});

it("does as much in one piece for many profiles as for a few", async () => {
  let statements = 0;
  const onStatement = () => {
    statements += 1;
  };
  const { server } = await serve({ onStatement });
  const most: number[] = [];
  for (const [index, profiles] of [10, 60].entries()) {
    const user = await server.login(index === 0 ? "passenger" : "stakeholder");
    for (let each = 0; each < profiles; each += 1) {
      await user.post(`/user/${user.userId}/profile/`, { first_name: "Zebulon", last_name: `No ${each}` });
    }
    const pieces: number[] = [];
    const { transaction } = server.deps.store;
    vi.spyOn(server.deps.store, "transaction").mockImplementation((work) => {
      const from = statements;
      const value = transaction(work);
      pieces.push(statements - from);
      return value;
    });
    expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
    vi.mocked(server.deps.store.transaction).mockRestore();
    most.push(Math.max(...pieces));
    expect(pieces.length).toBeGreaterThan(profiles / 10);
  }
  for (const count of most) expect(count).toBeLessThan(700);
});

it("leaves nothing in a large file either, which is written again at the next start", async () => {
  const { server, folder } = await serve();
  const { store } = server.deps;
  vi.spyOn(store.erasure, "bytes").mockReturnValue(1e9);
  const erasure = await closeAccount(server);
  expect(found(folder)).toEqual(SECRETS);
  await runErasure(server.deps, erasure);
  expect(found(folder)).toEqual([]);
  expect([store.meta.isScrubDue(), store.meta.isRebuildDue()]).toEqual([false, true]);
  rebuildIfDue(server.deps);
  expect(store.meta.isRebuildDue()).toBe(false);
  expect(found(folder)).toEqual([]);
  expect((await verifyTrail(store)).broken).toBeNull();
});
