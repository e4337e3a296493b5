import { kindOf } from "shared-schema/refusals/catalogue";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { changeOf, editOf, held, holds, inboxOf, pushOne } from "../../../testing/device.ts";
import { openTestServer, useTestServer } from "../../../testing/useTestServer.ts";

const COMMENT = "0190a0a0-0000-7000-8000-00000000c001";
const CALL = "0190a0a0-0000-7000-8000-00000000ca11";

const server = useTestServer();
const captain = server.as("captain");
const client = server.as("client");
const broker = server.as("broker");

const agreementOf = (who: TestClient) => held(who, "agreements", 1);
const mapOf = (body: Record<string, unknown>, key: string) => body[key] as Record<string, Record<string, unknown>>;

describe("a captain", () => {
  it.each(["carriers", "central_agents", "brokers", "stakeholders", "clients"])(
    "does not make himself one of the %s",
    async (role) => {
      const rest = await captain.post(`/cruise/1/${role}/`, { profile_id: captain.profileId });
      expect(rest.status).toBe(403);
      const base = await agreementOf(captain);
      const parties = {
        ...mapOf(base.body, "parties"),
        [`${role}:${captain.profileId}`]: { role, profile_id: captain.profileId, pos: "a9" },
      };
      const kept = Object.entries(parties).filter(
        ([key, party]) => role !== "carriers" || party.role !== "carriers" || key.endsWith(`:${captain.profileId}`),
      );
      const result = await pushOne(captain, editOf("agreements", base, { parties: Object.fromEntries(kept) }));
      expect(result.outcome).toBe("refused");
      expect(kindOf(result.code ?? "")).toBe("forbidden");
      expect((await captain.get("/cruise/1")).body.can_approve).toBe(false);
    },
  );

  it("adds no call for fund by a push", async () => {
    const base = await agreementOf(captain);
    const call = {
      pos: "a9",
      call_type: "CEA",
      designation: "Mine",
      amount: 1,
      date_due: null,
      due_by_execution: true,
      contract_code: null,
      locked: false,
    };
    const payment_calls = { ...mapOf(base.body, "payment_calls"), [CALL]: call };
    expect(await pushOne(captain, editOf("agreements", base, { payment_calls }))).toMatchObject({
      code: "call-for-fund.approvers-only",
    });
    const brokers = await agreementOf(broker);
    expect(await pushOne(broker, editOf("agreements", brokers, { payment_calls }, "d2"))).toMatchObject({
      outcome: "taken",
    });
  });

  it("is not blamed for parties that someone else has changed meanwhile", async () => {
    const base = await agreementOf(captain);
    expect((await broker.delete(`/cruise/1/clients/by_profile/${client.profileId}`)).status).toBe(200);
    const result = await pushOne(captain, editOf("agreements", base, { cruise_areas: "Elba" }));
    expect(result.outcome).toBe("merged");
    const { parties, cruise_areas } = (await agreementOf(broker)).body;
    expect(cruise_areas).toBe("Elba");
    expect(parties).not.toHaveProperty(`clients:${client.profileId}`);
  });
});

describe("everybody", () => {
  it("leaves the agreement over REST, clients and passengers too", async () => {
    expect((await client.delete(`/cruise/1/clients/by_profile/${broker.profileId}`)).status).toBe(403);
    expect((await client.delete(`/cruise/1/clients/by_profile/${client.profileId}`)).status).toBe(200);
    expect(await holds(client, "agreements", 1)).toBe(false);
  });
});

describe("a reader's comment", () => {
  const comment = { author_user_id: 0, at: "2020-01-01T00:00:00.000Z", about: null, text: "Is the tender on board?" };
  const commented = (base: Awaited<ReturnType<typeof agreementOf>>) =>
    editOf("agreements", base, { comments: { [COMMENT]: { ...comment, author_user_id: client.userId } } });

  it("is taken, under the moment of its arrival", async () => {
    const result = await pushOne(client, commented(await agreementOf(client)));
    const at = server.deps.clock.now().toISOString();
    expect(result.outcome).toBe("taken");
    expect(mapOf((await agreementOf(broker)).body, "comments")[COMMENT]).toMatchObject({ at, text: comment.text });
  });

  it("keeps its moment when it comes again, under whatever name", async () => {
    const base = await agreementOf(client);
    const change = commented(base);
    await pushOne(client, change);
    const at = server.deps.clock.now().toISOString();
    server.advance(60_000);
    await pushOne(client, change);
    await pushOne(client, changeOf("agreements", base, { body: change.next.body ?? {} }, "d2"));
    expect(mapOf((await agreementOf(broker)).body, "comments")[COMMENT]?.["at"]).toBe(at);
    expect(await inboxOf(client)).toEqual([]);
  });

  it("changes nothing else along with it", async () => {
    const base = await agreementOf(client);
    const result = await pushOne(client, editOf("agreements", base, { comments: {}, cruise_areas: "Elba" }));
    expect(result).toMatchObject({ outcome: "refused", code: "agreement.read-only" });
  });
});

it("refuses changes that are no document, each, and keeps nothing of them", async () => {
  const changes = Array.from({ length: 3 }, (_, index) => ({
    collection: "agreements",
    op: `nothing-${index}`,
    assumed: null,
    next: null,
  }));
  const statements: string[] = [];
  const watched = await openTestServer({ onStatement: (sql) => statements.push(String(sql)) });
  const { results } = await (await watched.login("captain")).push(changes);
  expect(results.map(({ outcome, code }) => [outcome, code])).toEqual(
    changes.map(() => ["refused", "document.unreadable"]),
  );
  expect(statements.filter((sql) => /insert[^(]* into ops/i.test(sql))).toEqual([]);
});

it.each(["__proto__", "constructor", "toString"])("finds no part named %s", async (id) => {
  for (const part of ["service", "fuel_bunker", "waypoint"]) {
    expect([part, (await broker.put(`/cruise/1/${part}/${id}`, {})).status]).toEqual([part, 404]);
    expect([part, (await broker.delete(`/cruise/1/${part}/${id}`)).status]).toEqual([part, 404]);
  }
});
