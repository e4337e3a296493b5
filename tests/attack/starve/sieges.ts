import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { newYacht } from "shared-schema/yacht/schema";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, editOf, held } from "sync-server/testing/device";
import { unknownFields, withRaw } from "../support/bodies.ts";
import { createHeavyYachts } from "../support/flood.ts";
import { pushPacked, tryPassword } from "../support/raw.ts";
import { FILE_SIEGES } from "./fileSieges.ts";
import { ask } from "./hammer.ts";
import type { Siege } from "./siege.ts";

const asking = (name: string, path: string | ((who: TestClient) => string), account: string | null): Siege => ({
  name: `${account ?? "no one"}: ${name}`,
  connections: 30,
  async begin(target) {
    const who =
      account === null ? null : account === "stranger" ? await target.stranger() : await target.login(account);
    const wanted = typeof path === "string" ? path : path(who ?? target.visitor);
    return () => ask(target.url, wanted, who ?? undefined);
  },
});

const push = (name: string, body: (stranger: TestClient) => Promise<string>): Siege => ({
  name: `stranger: ${name}`,
  connections: 2,
  async begin(target) {
    const stranger = await target.member();
    const packed = gzipSync(await body(stranger));
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    return () => stranger.send("POST", "/sync/push", new Uint8Array(packed), headers);
  },
});

const MADE = {
  name: "Siege",
  port_of_registry: "Nice",
  type: "MOTOR",
  created_at: "2027-01-15T09:00:00.000Z",
} as const;
const yachtOf = (who: TestClient) => newYacht({ ...MADE, created_by: who.userId });
const fieldsOf = (count: number) => unknownFields(count, (index) => index);

/** The attacks of the review. */
const REVIEWED: readonly Siege[] = [
  asking("the description of the API", "/api/openapi.json", null),
  asking("an agreement", "/api/cruise/1", "client"),
  asking("a draft", "/api/contract/1/draft", "client"),
  asking("a contract's text", "/api/contract/1/0/text", "client"),
  asking("itself", "/api/user/me", "stranger"),
  asking("the landing page", "/", null),
  asking("the causes of a price", "/api/cruise/1/price_causes", "client"),
  asking("the state of approvals", "/api/cruise/1/role_status/", "carrier"),
  asking("a statement in PDF", "/api/contract/1/0/pdf", "client"),
  {
    name: "captain: a route of long tracks, then its agreement",
    connections: 4,
    async begin(target) {
      const captain = await target.login("captain");
      const base = await held(captain, "agreements", 3);
      const waypoints = base.body["waypoints"] as Record<string, object>;
      const track = (seed: number) =>
        Array.from({ length: 490 }, (_, at) => ({
          latitude: 35 + ((at * 7 + seed) % 100) / 10,
          longitude: ((at * 13) % 280) / 10,
        }));
      return async (turn) => {
        const heavy = Object.fromEntries(
          Object.entries(waypoints).map(([id, each]) => [id, { ...each, track: track(turn) }]),
        );
        await captain.push([editOf("agreements", base, { waypoints: heavy })]).catch(() => null);
        return ask(target.url, "/api/cruise/3", captain);
      };
    },
  },
  {
    name: "six members: copies of their data",
    connections: 6,
    async begin(target) {
      const members: TestClient[] = [];
      for (let count = 0; count < 6; count += 1) {
        const member = await target.member();
        await createHeavyYachts(member, 20);
        members.push(member);
      }
      return async (turn) => {
        const member = members[turn % members.length] ?? target.visitor;
        const { status } = await member.get(`/user/${member.userId}/data`);
        return { status };
      };
    },
  },
  push("260,000 unknown fields", async (who) => {
    const { from } = await who.lease("yacht");
    const change = changeOf("yachts", null, { id: String(from), body: { ...yachtOf(who), ...fieldsOf(260_000) } });
    return JSON.stringify({ device: "d", schema: 1, changes: [change] });
  }),
  push("as many as one document may bring", async (who) => {
    const { from } = await who.lease("yacht");
    const change = changeOf("yachts", null, { id: String(from), body: { ...yachtOf(who), ...fieldsOf(30_000) } });
    return JSON.stringify({ device: "d", schema: 1, changes: [change] });
  }),
  push("2,000,000 numbers beside the changes", async () =>
    withRaw({ device: "d", schema: 1, changes: [], x: "MARK" }, "MARK", `[${"1,".repeat(1_900_000)}1]`),
  ),
  {
    name: "stranger: yachts full of unknown fields",
    connections: 2,
    async begin(target) {
      const member = await target.member();
      const { from } = await member.lease("yacht");
      const body = { ...yachtOf(member), ...unknownFields(20, () => randomBytes(13_000).toString("base64")) };
      return (turn) =>
        pushPacked(
          member,
          JSON.stringify({
            device: "d",
            schema: 1,
            changes: [changeOf("yachts", null, { id: String(from + (turn % 50)), body })],
          }),
        );
    },
  },
];

/** Ten more. */
const FURTHER: readonly Siege[] = [
  asking("everything, from the beginning", "/api/sync/pull?collection=agreements&seq=0&limit=1000", "client"),
  asking("digests", "/api/sync/digest?collection=agreements", "client"),
  asking("contacts", (who) => `/api/user/${who.userId}/contact/`, "carrier"),
  asking("histories", "/api/cruise/1/history/", "client"),
  asking("agreements in a list", (who) => `/api/cruise/by_user/${who.userId}`, "carrier"),
  { ...asking("what is nowhere", "/api/nowhere/at/all", null), isHollow: true },
  {
    name: "no one: log-ins with wrong passwords",
    connections: 30,
    isHollow: true,
    begin:
      async ({ visitor }) =>
      (turn) =>
        tryPassword(visitor, `unknown${turn}@attack.test`, "wrong password", turn),
  },
  {
    name: "no one: new accounts",
    connections: 20,
    begin:
      async ({ visitor }) =>
      (turn) =>
        visitor.call(
          "POST",
          "/user/",
          { first_name: "A", last_name: "B", email: `siege${turn}@attack.test`, password: "passerelle-demo" },
          { "x-forwarded-for": `198.19.${turn % 250}.1` },
        ),
  },
  {
    name: "stranger: event streams, opened and left",
    connections: 30,
    async begin(target) {
      const stranger = await target.stranger();
      return () => ask(target.url, "/api/sync/stream", stranger);
    },
  },
  {
    name: "client: bodies of 500 kB that are no form",
    connections: 8,
    async begin(target) {
      const client = await target.login("client");
      const body = JSON.stringify({ name: unknownFields(40_000, () => 1) });
      return () => client.send("PUT", "/cruise/1", body, { "content-type": "application/json" });
    },
  },
  {
    name: "five accounts together: drafts",
    connections: 30,
    async begin(target) {
      const names = ["client", "carrier", "captain", "central", "stakeholder"];
      const people = await Promise.all(names.map((name) => target.login(name)));
      return (turn) => ask(target.url, "/api/contract/1/draft", people[turn % people.length]);
    },
  },
];

export const SIEGES: readonly Siege[] = [...REVIEWED, ...FURTHER, ...FILE_SIEGES];
