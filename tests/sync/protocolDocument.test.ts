import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import canonicalize from "canonicalize";
import { MOST_BYTES, MOST_DEPTH, MOST_NAME, MOST_PARTS, MOST_TEXT } from "shared-schema/base/size";
import { MOST_CONFLICTS } from "shared-schema/sync/keptRow";
import { MOST_PULL_BYTES, MOST_PUSH_BYTES, OLDEST_READER, pushRequest, SCHEMA_VERSION } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import { HEARTBEAT_MS, WAITING_MAX } from "../../sync-server/src/routes/http/eventStream.ts";
import { ALWAYS_OPENED, MOST_RATIO } from "../../sync-server/src/routes/http/gunzipBody.ts";
import {
  BYTES_PER_CONTAINER,
  BYTES_PER_ENTRY,
  FREE_CONTAINERS,
  FREE_ENTRIES,
  MOST_OUTERMOST,
} from "../../sync-server/src/routes/http/jsonDensity.ts";
import { anonymous, type TestClient } from "../../sync-server/src/testing/client.ts";
import type { TestServer } from "../../sync-server/src/testing/server.ts";
import { openTestServer } from "../../sync-server/src/testing/useTestServer.ts";
import { MOST_ANSWERED, MOST_PLACES, MOST_REVISIONS, MOST_WORK } from "../../sync-server/src/verbs/base/work.ts";
import { KEPT_MS } from "../../sync-server/src/verbs/jobs/prune.ts";
import { UNUSED_BLOCKS } from "../../sync-server/src/verbs/sync/idLeases.ts";
import { CATCH_UP } from "../../sync-server/src/verbs/sync/pull/followFeed.ts";
import { RECENT_REVISIONS } from "../../sync-server/src/verbs/sync/push/author.ts";
import { NUMBERS_OF_A_LIFE } from "../../sync-server/src/verbs/sync/restore/revisionNumbers.ts";

const text = readFileSync(new URL("../../docs/sync-protocol.md", import.meta.url), "utf8");
const LIMITS: Readonly<Record<string, number>> = {
  SCHEMA_VERSION,
  OLDEST_READER,
  MOST_BYTES,
  MOST_DEPTH,
  MOST_PARTS,
  MOST_TEXT,
  MOST_NAME,
  MOST_PUSH_BYTES,
  MOST_RATIO,
  ALWAYS_OPENED,
  FREE_CONTAINERS,
  BYTES_PER_CONTAINER,
  FREE_ENTRIES,
  BYTES_PER_ENTRY,
  MOST_OUTERMOST,
  MOST_PULL_BYTES,
  MOST_WORK,
  MOST_PLACES,
  MOST_ANSWERED,
  MOST_CONFLICTS,
  RECENT_REVISIONS,
  MOST_REVISIONS,
  CATCH_UP,
  HEARTBEAT_MS,
  WAITING_MAX,
  UNUSED_BLOCKS,
  KEPT_MS,
  NUMBERS_OF_A_LIFE,
};

it("has the limits that the code has", () => {
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| ([\d,]+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value?.replaceAll(",", ""))]))).toEqual(LIMITS);
});

/** The first line and the JSON below it of each `http` block: a request, or the answer to the last request. */
function blocks(): { head: string; json: unknown }[] {
  return [...text.matchAll(/^```http\n(.+)\n(?:\n([\s\S]*?)\n)?```$/gm)].map(([, head = "", json]) => ({
    head,
    json: json === undefined ? undefined : JSON.parse(json),
  }));
}

/** Ann of the examples, with the contact that she keeps. */
async function logInAsAnn(server: TestServer): Promise<TestClient> {
  const person = { email: "ann@example.test", password: "passerelle-demo", first_name: "Ann", last_name: "Ferrand" };
  expect((await anonymous(server.app).post("/user", person)).status).toBe(201);
  const ann = await server.login(person.email);
  const contact = { first_name: "Bo", last_name: "Lind", email: "bo@example.org" };
  expect((await ann.post(`/user/${ann.userId}/contact/`, contact)).status).toBe(201);
  return ann;
}

it("has examples that a server answers in this way", async () => {
  const server = await openTestServer({ demo: false });
  const ann = await logInAsAnn(server);
  let answered = 0;
  let request: { method: string; path: string; json: unknown } | null = null;
  for (const { head, json } of blocks()) {
    const [, method = "", path = ""] = /^([A-Z]+) \/api(\S+)$/.exec(head) ?? [];
    if (method !== "") {
      request = { method, path, json };
      continue;
    }
    if (!request) throw new Error(`${head} answers nothing`);
    const { status, body } = await ann.call(request.method, request.path, request.json);
    expect({ head: String(status), json: body }, `${request.method} ${request.path}`).toEqual({ head, json });
    answered += 1;
  }
  expect(answered).toBeGreaterThan(9);
});

const hex = (input: string) => createHash("sha256").update(input).digest("hex");

it("has names, keys and a digest that follow from the formulas that it gives", () => {
  const pushes = blocks().flatMap(({ head, json }) =>
    head === "POST /api/sync/push" ? [pushRequest.parse(json)] : [],
  );
  for (const { device, changes } of pushes) {
    for (const { collection, op, assumed, next } of changes) {
      expect(op).toBe(hex(`${device}|${collection}|${canonicalize([assumed, next])}`).slice(0, 32));
    }
  }
  expect(pushes).toHaveLength(4);
  const [, id, op, path] =
    /"id": "(\w+-\w+)",[\s\S]{0,200}?"op": "(\w+)"[\s\S]{0,200}?"path": "(\w+)"/.exec(text) ?? [];
  expect(id).toBe(`${op}-${hex(path ?? "").slice(0, 12)}`);
  const xor = Number.parseInt(hex("1-2@3").slice(0, 8), 16);
  expect(text).toContain(`{ "count": 1, "xor": ${xor} }`);
});
