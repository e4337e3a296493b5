import fc from "fast-check";
import { newAgreement } from "shared-schema/agreement/create";
import { newProfile } from "shared-schema/profile/schema";
import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { commitAsServer } from "../testing/commitAsServer.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const broker = server.as("broker");
const AT = "2027-01-15T09:00:00.000Z";
const part = (number: number) => `0190f3a0-0000-7000-8000-${String(number).padStart(12, "0")}`;

type Entry = { id: number };

/** A list of the REST API, and how an entry of it is made under a number. */
interface List {
  path: () => string;
  reader: TestClient;
  entriesOf: (body: ReturnType<typeof JSON.parse>) => Entry[];
  add: (id: number) => void;
}

const profile = (id: number, fields: { user_id: number | null; created_by: number }) => {
  const body = newProfile({ ...fields, created_at: AT, first_name: "Ann", last_name: `No. ${id}` });
  commitAsServer(server, { collection: "profiles", id: String(id) }, body);
};

const LISTS: Record<string, List> = {
  agreements: {
    path: () => `/cruise/by_user/${admin.userId}/`,
    reader: admin,
    entriesOf: (body) => body,
    add(id) {
      const made = { created_by: admin.userId, created_at: AT, bunkerId: part(id) };
      const body = newAgreement({ ...made, name: `No. ${id}`, contract_type: "CRUISE", currency: "EUR" });
      commitAsServer(server, { collection: "agreements", id: String(id) }, body);
    },
  },
  yachts: {
    path: () => `/yacht/by_user/${broker.userId}/`,
    reader: broker,
    entriesOf: (body) => body,
    add(id) {
      const made = { created_by: broker.userId, created_at: AT, name: `No. ${id}`, port_of_registry: "Nice" };
      commitAsServer(server, { collection: "yachts", id: String(id) }, newYacht({ ...made, type: "SAIL" }));
    },
  },
  profiles: {
    path: () => `/user/${broker.userId}/profile/`,
    reader: broker,
    entriesOf: (body) => body,
    add: (id) => profile(id, { user_id: broker.userId, created_by: broker.userId }),
  },
  contacts: {
    path: () => `/user/${broker.userId}/contact/`,
    reader: broker,
    entriesOf: (body: { contacts: Entry[] }[]) => body.flatMap(({ contacts }) => contacts),
    add(id) {
      profile(id, { user_id: null, created_by: broker.userId });
      const [from_profile_id, user_id] = [broker.profileId, broker.userId];
      const body = { user_id, from_profile_id, profile_id: id, email: null, send_invite: false, created_at: AT };
      commitAsServer(server, { collection: "contacts", id: `${from_profile_id}-${id}` }, body);
    },
  },
};

/** Follows the links of a list from its first page. @param between is called after each page */
async function pagesOf({ path, reader, entriesOf }: List, per_page: number, between = () => {}): Promise<number[][]> {
  const pages: number[][] = [];
  let next: string | null = `${path()}?per_page=${per_page}`;
  while (next !== null) {
    const { status, body, headers } = await reader.get(next);
    expect(status).toBe(200);
    pages.push(entriesOf(body).map(({ id }) => id));
    next = /^<\/api(.+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;
    between();
  }
  return pages;
}

/** Numbers beyond those of the demo; each run takes others. */
let last = 5_000;

it.each(Object.entries(LISTS))("gives each of the %s once over its pages, while others are added", async (_, list) => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
      async (count, per_page, gaps) => {
        const base = last;
        last += 1_000;
        for (let id = 0; id < count; id++) list.add(base + id * 40);
        const before = list.entriesOf((await list.reader.get(list.path())).body).map(({ id }) => id);
        // Some come before the place that the reader has reached, some behind it.
        const coming = gaps.map((gap, at) => base + at * 40 + gap + 1);
        const pages = await pagesOf(list, per_page, () => {
          const id = coming.pop();
          if (id !== undefined) list.add(id);
        });
        const read = pages.flat();
        expect(new Set(read).size).toBe(read.length);
        expect(read).toEqual(expect.arrayContaining(before));
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(per_page);
      },
    ),
    { numRuns: 6 },
  );
});

it.each(Object.entries(LISTS))(
  "gives the whole list of the %s in one answer to those who ask for no page",
  async (_, list) => {
    for (let id = 0; id < 4; id++) list.add(9_000 + id);
    const whole = await list.reader.get(list.path());
    expect(whole.headers.get("link")).toBeNull();
    const ids = list.entriesOf(whole.body).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([9_000, 9_001, 9_002, 9_003]));
    expect((await pagesOf(list, 2)).flat()).toEqual(ids);
  },
);

it("holds an answer to a thousand entries, and says that there are more", async () => {
  const { path, reader, add, entriesOf } = LISTS["yachts"] ?? {};
  if (!path || !reader || !add || !entriesOf) throw new Error("There is a list of yachts.");
  for (let id = 0; id < 1_001; id++) add(20_000 + id);
  const first = await reader.get(path());
  expect(entriesOf(first.body)).toHaveLength(1_000);
  expect(first.headers.get("link")).toMatch(/^<\/api\/yacht\/by_user\/\d+\/?\?after=\d+&per_page=1000>; rel="next"$/);
  for (const wrong of ["per_page=0", "per_page=1001", "after=x"])
    expect((await reader.get(`${path()}?${wrong}`)).status).toBe(422);
});

it("describes the pages in the API's document", async () => {
  const { body } = await admin.get("/openapi.json");
  for (const path of [
    "/cruise/by_user/{userId}/",
    "/yacht/by_user/{userId}/",
    "/user/{userId}/profile/",
    "/user/{userId}/contact/",
    "/user/",
  ]) {
    const names = body.paths[`/api${path}`].get.parameters.map(({ name }: { name: string }) => name);
    expect(names, path).toEqual(expect.arrayContaining(["after", "per_page"]));
  }
});
