import fc from "fast-check";
import { STATUSES } from "shared-schema/agreement/schema";
import { isFrozen } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { BANK_FIELDS, TRAVEL_FIELDS } from "shared-schema/profile/schema";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { held, holds } from "../../../testing/device.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { uncut } from "../../base/uncut.ts";

const server = useTestServer();
const admin = server.as("admin");

const setStatus = (status: (typeof STATUSES)[number]) => setAgreement(server, 1, (body) => ({ ...body, status }));
const copyOf = async (client: TestClient) => (await held(client, "snapshots", 1)).body as SnapshotBody;
const private_ = [...TRAVEL_FIELDS, ...BANK_FIELDS] as const;

/** Everything that follows from agreement 1, as one reader is told it. */
async function derived(client: TestClient): Promise<unknown[]> {
  const paths = ["/cruise/1", "/contract/1/missing", "/contract/1/0/draft", "/contract/1/draft?template=CHARTER"];
  const answers = await Promise.all(paths.map((path) => client.get(path)));
  const [row] = (await client.get(`/cruise/by_user/${client.userId}/`)).body;
  return [...answers.map(({ status, body }) => [status, body]), row];
}

/** A change of something live, written past the rules. */
interface LiveChange {
  collection: "yachts" | "profiles" | "reference";
  patch: Record<string, unknown>;
}

const yachtPatch = fc.record(
  {
    name: fc.constantFrom("Zephyr", "Borealis"),
    flag: fc.constantFrom("MT", "KY"),
    status: fc.constantFrom("PRIVATE", "COMMERCIAL"),
    loa: fc.integer({ min: 5, max: 90 }),
    cruis_spd: fc.integer({ min: 4, max: 30 }),
    max_nb_passengers: fc.integer({ min: 1, max: 12 }),
    avg_generators_cons: fc.integer({ min: 1, max: 500 }),
    speed_consumption_table: fc.constantFrom(
      [
        [8, 900],
        [12, 2500],
      ],
      null,
    ),
  },
  { requiredKeys: [] },
);
const profilePatch = fc.record(
  {
    first_name: fc.constantFrom("Ada", "Grace"),
    address: fc.constantFrom("Elsewhere 1", null),
    company_name: fc.constantFrom("Other Ltd", null),
    is_company: fc.boolean(),
    iban: fc.constantFrom("MT84MALT011000012345MTLCAST001S", null),
    passport_num: fc.constantFrom("X1", null),
  },
  { requiredKeys: [] },
);
const change: fc.Arbitrary<LiveChange> = fc.oneof(
  fc.record({ collection: fc.constant("yachts" as const), patch: yachtPatch }),
  fc.record({ collection: fc.constant("profiles" as const), patch: profilePatch }),
  fc.record({ collection: fc.constant("reference" as const), patch: fc.record({ rate: fc.constantFrom(0.01, 0.99) }) }),
);

function apply({ collection, patch }: LiveChange): void {
  const { documents } = server.deps.store;
  for (const id of collection === "yachts" ? ["1"] : documents.idsIn(collection)) {
    const row = documents.get(collection, id);
    const body: Record<string, unknown> = row ? { ...uncut(collection, row) } : {};
    const rows = Array.isArray(body["rows"]) ? body["rows"].map((rate) => ({ ...rate, ...patch })) : undefined;
    commitAsServer(server, { collection, id }, rows ? { ...body, rows } : { ...body, ...patch });
  }
}

describe("the frozen copy", () => {
  it.each(STATUSES.filter(isFrozen))("of %s: no change of anything live moves anything derived", async (status) => {
    setStatus(status);
    const readers = [admin, await server.login("client")];
    const before = await Promise.all(readers.map(derived));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const each of changes) apply(each);
        // The day of freezing stands for «today».
        server.advance(86_400_000);
        expect(await Promise.all(readers.map(derived))).toEqual(before);
      }),
      { numRuns: 4 },
    );
  });

  it("goes with the lock: the live values count again, and are frozen again", async () => {
    const total = async () => (await admin.get("/cruise/1")).body.total_agreement_price;
    const before = await total();
    await admin.post("/cruise/1/lock");
    await admin.put("/yacht/1", {
      speed_consumption_table: [
        [8, 900],
        [12, 2500],
      ],
    });
    expect(await total()).toBe(before);
    await admin.delete("/cruise/1/lock");
    expect(await holds(admin, "snapshots", 1)).toBe(false);
    const live = await total();
    expect(live).not.toBe(before);
    await admin.post("/cruise/1/lock");
    await admin.put("/yacht/1", { speed_consumption_table: null });
    expect(await total()).toBe(live);
    expect((await copyOf(admin)).yacht?.speed_consumption_table).toEqual([
      [8, 900],
      [12, 2500],
    ]);
  });

  it("is not there for a draft, nor for an agreement that was deleted", async () => {
    expect(await holds(admin, "snapshots", 1)).toBe(false);
    setStatus("LOCKED");
    expect(await holds(admin, "snapshots", 1)).toBe(true);
    commitAsServer(server, { collection: "agreements", id: "1" }, null);
    expect(await holds(admin, "snapshots", 1)).toBe(false);
  });

  it("has the pictures of the live yacht: they are no term", async () => {
    setStatus("LOCKED");
    apply({ collection: "yachts", patch: { pictures: [{ public_url: "/files/a" }] } });
    expect((await admin.get("/cruise/1")).body.yacht.pictures).toEqual([{ public_url: "/files/a" }]);
    expect((await copyOf(admin)).yacht?.pictures).toEqual([]);
  });
});

describe("each reader's pull of it", () => {
  beforeEach(() => setStatus("LOCKED"));

  it.each(["admin", "broker", "captain", "central", "carrier", "stakeholder", "client", "passenger"])(
    "%s: of each profile what the live one shows, and nothing private beyond that",
    async (account) => {
      const client = await server.login(account);
      const { profiles } = await copyOf(client);
      const live = (await client.pull("profiles")).documents;
      for (const document of live) {
        if ("body" in document && profiles[document.id]) expect(profiles[document.id]).toEqual(document.body);
      }
      const shown = live.filter(({ id }) => profiles[id]).length;
      expect(Object.keys(profiles)).toHaveLength(shown);
      expect(shown).toBeGreaterThan(10);
    },
  );

  it("a passenger's holds no passport and no bank account of a person but the own ones", async () => {
    const passenger = await server.login("passenger");
    for (const [id, profile] of Object.entries((await copyOf(passenger)).profiles)) {
      const kept = private_.filter((field) => field in profile);
      if (Number(id) === passenger.profileId) expect(kept).toContain("passport_num");
      else
        expect(
          kept.filter((field) => (profile.is_company ? !BANK_FIELDS.some((each) => each === field) : true)),
        ).toEqual([]);
    }
  });

  it("a role on another agreement shows nothing more of this one", async () => {
    // The client is captain elsewhere: there she sees passports, not here.
    const client = await server.login("client");
    const key = `captains:${client.profileId}`;
    setAgreement(server, 2, (body) => ({
      ...body,
      parties: { ...body.parties, [key]: { role: "captains", profile_id: client.profileId, pos: "a9" } },
    }));
    const others = Object.entries((await copyOf(client)).profiles).filter(([id]) => Number(id) !== client.profileId);
    expect(others.filter(([, profile]) => "passport_num" in profile)).toEqual([]);
  });

  it("a stranger holds none, and cannot push one", async () => {
    await admin.post("/user/", {
      first_name: "Far",
      last_name: "Away",
      email: "far@example.org",
      password: "passerelle-demo",
    });
    const stranger = await server.login("far@example.org");
    expect((await stranger.pull("snapshots")).documents).toEqual([]);
    const own = await held(admin, "snapshots", 1);
    const next = { ...own, e: "e1", body: { ...own.body, yacht: null } };
    const change = { collection: "snapshots", op: "0123456789", assumed: own, next };
    await expect(admin.push([change])).rejects.toThrow("The push failed");
  });

  it("someone who claims a profile gets the own fields of it", async () => {
    const passenger = await server.login("passenger");
    const { profiles } = await copyOf(passenger);
    const [other = ""] = Object.entries(profiles).flatMap(([id, profile]) => (profile.user_id === null ? [id] : []));
    const { seq } = (await passenger.pull("snapshots")).checkpoint;
    expect(profiles[other]).not.toHaveProperty("passport_num");
    const row = server.deps.store.documents.get("profiles", other);
    if (!row) throw new Error("The demo has unclaimed profiles.");
    const body = { ...uncut("profiles", row), user_id: passenger.userId };
    commitAsServer(server, { collection: "profiles", id: other }, body);
    expect((await passenger.pull("snapshots", seq)).documents).toHaveLength(1);
    expect((await copyOf(passenger)).profiles[other]).toHaveProperty("passport_num");
  });
});
