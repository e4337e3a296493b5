import { agreementBody } from "shared-schema/agreement/schema";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openBody } from "../store/storedBody.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const statements: string[] = [];
const server = useTestServer({ onStatement: (sql) => void statements.push(String(sql)) });
const broker = server.as("broker");
afterEach(() => vi.restoreAllMocks());

const CALL = { latitude: 43.5, longitude: 7.2 };
const edits: [string, () => ReturnType<typeof broker.post>, { plans: boolean }][] = [
  ["a waypoint", () => broker.post("/cruise/1/waypoint/", CALL), { plans: true }],
  ["a service", () => broker.post("/cruise/1/service/", { name: "Band" }), { plans: false }],
  ["the head", () => broker.put("/cruise/1/0", { name: "Azure" }), { plans: true }],
  ["a role", () => broker.delete("/cruise/1/captains/by_profile/4"), { plans: false }],
];

/** Returns the statements that read a document's own row. */
const readsOf = (collection: string, id: string) =>
  statements.filter(
    (sql) =>
      /^\s*select/i.test(sql) && /\bbody\b/.test(sql) && sql.includes(`= '${collection}'`) && sql.includes(`= '${id}'`),
  );

describe.each(edits)("one edit of %s over REST", (_, edit, { plans }) => {
  it("reads the agreement once, parses it once and checks it once", async () => {
    const stored = server.deps.store.documents.get("agreements", "1")?.body;
    const parse = vi.spyOn(JSON, "parse");
    const check = vi.spyOn(agreementBody.shape.hirer_days_last_12_months._zod, "run");
    statements.length = 0;
    const answer = await edit();
    expect([200, 201]).toContain(answer.status);
    expect(readsOf("agreements", "1")).toHaveLength(1);
    expect(parse.mock.calls.filter(([text]) => stored !== undefined && text === openBody(stored))).toHaveLength(1);
    expect(check).toHaveBeenCalledTimes(1);
    expect(server.deps.store.documents.get("agreements", "1")?.rev).toBe(2);
  });

  it(plans ? "makes a plan for its answer" : "makes no plan, as its answer shows none", async () => {
    const geo = vi.spyOn(server.deps.assets, "geo");
    await edit();
    expect(geo).toHaveBeenCalledTimes(plans ? 1 : 0);
  });
});
