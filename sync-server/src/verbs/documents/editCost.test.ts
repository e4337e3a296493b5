import { agreementBody } from "shared-schema/agreement/schema";
import { afterEach, expect, it, vi } from "vitest";
import { editOf, held } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer({ per: "file" });
const broker = server.as("broker");
/** Is in the agreement alone, and tells its text and its copies from everything else. */
const MARK = "counted once";

afterEach(() => vi.restoreAllMocks());

/** Counts how often an agreement is checked, read and written out until a request is answered, its request and answer included. */
async function costOf(method: string, path: string, sent: object) {
  const body = JSON.stringify(sent);
  const headers = { authorization: `Bearer ${broker.token}`, "content-type": "application/json" };
  const checks = vi.spyOn(agreementBody.shape.cruise_areas._zod, "run");
  const parsed = vi.spyOn(JSON, "parse");
  const written = vi.spyOn(JSON, "stringify");
  const clones = vi.spyOn(globalThis, "structuredClone");
  const { status } = await server.app.request(`/api${path}`, { method, headers, body });
  const seen = {
    checked: checks.mock.calls.map(([{ value }]) => value),
    parsed: parsed.mock.calls.map(([text]) => text),
    written: written.mock.results.map(({ value }) => value),
    cloned: clones.mock.calls.map(([value]) => value),
  };
  vi.restoreAllMocks();
  const ofAgreement = (values: unknown[]) => values.filter((value) => JSON.stringify(value)?.includes(MARK)).length;
  const counts = Object.entries(seen).map(([name, values]) => [name, ofAgreement(values)]);
  return { status, ...Object.fromEntries(counts) };
}

it("checks an agreement once for an edit, reads it once and writes it once", async () => {
  setAgreement(server, 1, (body) => ({ ...body, cruise_areas: MARK }));
  const base = await held(broker, "agreements", 1);
  const push = { device: "d1", schema: 1, changes: [editOf("agreements", base, { name: "Corsica" })], brief: true };
  // The request has the base and the new state in one text.
  expect(await costOf("POST", "/sync/push", push)).toEqual({
    status: 200,
    checked: 1,
    parsed: 2,
    written: 1,
    cloned: 0,
  });
  // The answer is the agreement as REST describes it, with its plan. A plan is known by the text of its input, which is written when it
  // is first asked for and once more when it is there; what makes it, a thread outside the tests, parses that text.
  const put = await costOf("PUT", "/cruise/1/0", { name: "Elba" });
  expect(put).toEqual({ status: 200, checked: 1, parsed: 2, written: 4, cloned: 0 });
});
