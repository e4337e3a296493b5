import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMap } from "shared-schema/base/json";
import { BODIES } from "shared-schema/sync/bodies";
import { afterEach, expect, it, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/login.ts";
import { openBody, storedBody } from "../../store/storedBody.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/server.ts";
import { gatherPerson } from "./gather.ts";
import { purgeProfile } from "./purgeProfile.ts";
import { stopErasures } from "./queue.ts";
import { resumeErasures } from "./resume.ts";
import { runErasure } from "./run.ts";
import { rebuildIfDue } from "./scrub.ts";

const opened: { server: TestServer; folder: string }[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { server } of opened) await server.close();
  for (const { folder } of opened.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function serve(folder = mkdtempSync(join(tmpdir(), "passerelle-queue-")), options: TestServerOptions = {}) {
  const server = await startTestServer({ dataDir: folder, ...options });
  opened.push({ server, folder });
  return { server, folder };
}

/** Closes an account without erasing anything. @returns the number of its erasure */
async function closeAccount(server: TestServer, name: string): Promise<number> {
  const user = await server.login(name);
  const ended = vi.spyOn(server.deps.store.erasures, "get").mockReturnValueOnce(undefined);
  await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD });
  ended.mockRestore();
  const newest = server.deps.store.erasures.still("9999").at(-1);
  if (newest === undefined) throw new Error("There is an erasure.");
  return newest;
}

/** Notes whose erasure keeps its place, and where. */
function watch({ deps: { store } }: TestServer): { id: number; stage: string }[] {
  const places: { id: number; stage: string }[] = [];
  const { move } = store.erasures;
  vi.spyOn(store.erasures, "move").mockImplementation((row) => {
    places.push({ id: row.id, stage: row.stage });
    move(row);
  });
  return places;
}

it("runs one erasure after the other, and each of them once", async () => {
  const { server } = await serve();
  const [first, second] = [await closeAccount(server, "passenger"), await closeAccount(server, "stakeholder")];
  const places = watch(server);
  const run = (id: number) => runErasure(server.deps, id, { pieceCost: 30 });
  const [one, other, again] = await Promise.all([run(first), run(second), run(first)]);
  expect([one, other, again]).toEqual([expect.anything(), expect.anything(), null]);
  const ids = places.map(({ id }) => id);
  expect(ids.lastIndexOf(first)).toBeLessThan(ids.indexOf(second));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

it("goes on after one that has failed", async () => {
  const { server } = await serve();
  const [first, second] = [await closeAccount(server, "passenger"), await closeAccount(server, "stakeholder")];
  vi.spyOn(server.deps.store.erasures, "move").mockImplementationOnce(() => {
    throw new Error("killed");
  });
  const runs = await Promise.allSettled([runErasure(server.deps, first), runErasure(server.deps, second)]);
  expect(runs.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(server.deps.store.erasures.still("9999")).toEqual([first]);
});

it("leaves an erasure to the process that went on with it", async () => {
  const { server, folder } = await serve();
  const id = await closeAccount(server, "client");
  const { server: other } = await serve(folder, { demo: false });
  const [places, others] = [watch(server), watch(other)];
  const run = ({ deps }: TestServer) => runErasure(deps, id, { pieceCost: 30 });
  const runs = await Promise.all([run(server), run(other)]);
  expect(runs.filter((counts) => counts !== null)).toHaveLength(1);
  expect(Math.min(places.length, others.length)).toBe(0);
  expect(server.deps.store.erasures.still("9999")).toEqual([]);
});

it("does not read the history for an account without profiles", async () => {
  const { server } = await serve();
  const read = vi.spyOn(server.deps.store.erasure, "revisions");
  expect((await gatherPerson(server.deps, new Set(), 1)).names.size).toBe(0);
  expect(read).not.toHaveBeenCalled();
  await gatherPerson(server.deps, new Set(["1"]), 1);
  expect(read).toHaveBeenCalledOnce();
});

it("stops a deletion between two pieces, says that it goes on, and ends it with the next process", async () => {
  const { server, folder } = await serve();
  const { store } = server.deps;
  const { move } = store.erasures;
  let stopped: Promise<void> | null = null;
  const moved = vi.spyOn(store.erasures, "move").mockImplementation((row) => {
    move(row);
    stopped = stopErasures(store);
  });
  const user = await server.login("passenger");
  const answer = await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD });
  expect([answer.status, answer.body]).toEqual([200, { goes_on: true }]);
  await stopped;
  expect(moved).toHaveBeenCalledOnce();
  const [id = 0] = store.erasures.still("9999");
  const { server: next } = await serve(folder, { demo: false });
  expect(await runErasure(next.deps, id)).not.toBeNull();
  expect(store.erasures.areAny()).toBe(false);
});

it("writes the file again only when no erasure goes on, whose place would be lost", async () => {
  const { server } = await serve();
  const { store } = server.deps;
  const [first, second] = [await closeAccount(server, "passenger"), await closeAccount(server, "stakeholder")];
  const rebuilt = vi.spyOn(store.erasure, "rebuild");
  await runErasure(server.deps, first);
  rebuildIfDue(server.deps);
  expect(rebuilt).not.toHaveBeenCalled();
  expect([store.meta.isScrubDue(), store.meta.isRebuildDue()]).toEqual([false, true]);
  await runErasure(server.deps, second);
  expect(rebuilt).toHaveBeenCalledOnce();
  expect(store.meta.isRebuildDue()).toBe(false);
});

it("leaves a document that would be invalid, says so, and erases the rest", async () => {
  const { server } = await serve();
  const { log, store } = server.deps;
  const broker = await server.login("broker");
  const contact = { first_name: "Ines", last_name: "Costa", email: "ines@secret.example" };
  const { body } = await broker.post(`/user/${broker.userId}/contact/`, contact);
  const logged = vi.spyOn(log, "error");
  const { safeParse } = BODIES.contacts;
  vi.spyOn(BODIES.contacts, "safeParse").mockImplementation((value) =>
    safeParse(isMap(value) && value["email"] === null ? {} : value),
  );
  expect(await purgeProfile(server.deps, body.id)).toMatchObject({ ok: true, value: { failed: 1 } });
  expect(logged).toHaveBeenCalledOnce();
  expect(store.erasures.areAny()).toBe(false);
  expect(JSON.parse(openBody(store.documents.get("profiles", String(body.id))?.body ?? storedBody("")))).toMatchObject({
    email: null,
  });
});

it("answers that a deletion goes on where a piece has failed, and tells the look of the day", async () => {
  const { server } = await serve();
  const { store } = server.deps;
  const user = await server.login("passenger");
  vi.spyOn(store.erasures, "move").mockImplementation(() => {
    throw new Error("killed");
  });
  const answer = await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD });
  expect([answer.status, answer.body]).toEqual([200, { goes_on: true }]);
  server.advance(2 * 3_600_000);
  await expect(resumeErasures(server.deps, () => false)).rejects.toThrow("killed");
  vi.mocked(store.erasures.move).mockRestore();
  await resumeErasures(server.deps, () => false);
  expect(store.erasures.areAny()).toBe(false);
});
