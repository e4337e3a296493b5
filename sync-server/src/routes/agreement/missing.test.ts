import fc from "fast-check";
import { type AgreementBody, CONTRACT_TYPES } from "shared-schema/agreement/schema";
import { inputsOf } from "shared-schema/frozen/inputs";
import { makePlan } from "shared-schema/pricing/plan";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { missingOf } from "shared-schema/terms/missing";
import { expect, it } from "vitest";
import { storedBody } from "../../store/storedBody.ts";
import type { TestClient } from "../../testing/client.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { reading } from "../../verbs/base/context.ts";
import { uncut } from "../../verbs/base/uncut.ts";
import { taxRowsNow } from "../../verbs/documents/reference/taxRows.ts";

const server = useTestServer({ per: "file" });
const readers = ["broker", "client", "captain"].map((account) => server.as(account));

/** The missing list as a device makes it, of the documents that it holds and with estimated times. */
async function onDevice(who: TestClient): Promise<string[]> {
  const live = async <C extends "agreements" | "yachts" | "profiles">(collection: C) => {
    const { documents } = await who.pull(collection);
    return documents.flatMap((held) =>
      "body" in held ? [{ id: held.id, body: uncut(collection, { body: storedBody(JSON.stringify(held.body)) }) }] : [],
    );
  };
  const agreement = (await live("agreements")).find(({ id }) => id === "1")?.body;
  if (!agreement) throw new Error("The agreement is not there");
  const yacht = (await live("yachts")).find(({ id }) => id === String(agreement.yacht_id))?.body ?? null;
  const parties = new Set(Object.values(agreement.parties).map(({ profile_id }) => String(profile_id)));
  const held = (await live("profiles")).filter(({ id }) => parties.has(id));
  const profiles = Object.fromEntries(held.map(({ id, body }) => [id, body]));
  const today = server.deps.clock.now().toISOString().slice(0, 10);
  const inputs = inputsOf(agreement.status, null, {
    yacht,
    profiles,
    taxRows: taxRowsNow(reading(server.deps)),
    today,
  });
  if (!inputs) throw new Error("Only drafts are tried here");
  const plan = makePlan({ agreement, ...inputs, geo: server.deps.assets.geo(), estimates: true });
  return missingOf(factsFromPlan({ id: 1, agreement, ...inputs, plan })).paths;
}

const kept = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
const maybe = <T>(value: T) => fc.constantFrom(value, null);
const lost = fc.record({
  waypoints: kept,
  arrivals: kept,
  departures: kept,
  parties: kept,
  stays: kept,
  calls: kept,
  yacht: maybe(1),
  price: maybe(100_000),
  positioning: maybe(10_000),
  areas: maybe("Corsica"),
  rate: maybe(0.1),
  delivery: maybe("2027-07-03T10:00:00Z"),
  kind: fc.constantFrom(...CONTRACT_TYPES),
});
type Lost = typeof lost extends fc.Arbitrary<infer T> ? T : never;

/** An agreement of which some parts are gone, and some values. */
function without(body: AgreementBody, gone: Lost): AgreementBody {
  const part = <T>(map: Record<string, T>, keep: readonly boolean[]): Record<string, T> =>
    Object.fromEntries(Object.entries(map).filter((_, index) => keep[index % keep.length]));
  const waypoints = Object.entries(part(body.waypoints, gone.waypoints)).map(([id, waypoint], index) => [
    id,
    {
      ...waypoint,
      arr_date: gone.arrivals[index] ? waypoint.arr_date : null,
      dep_date: gone.departures[index] ? waypoint.dep_date : null,
    },
  ]);
  // The readers stay on the agreement.
  const own = new Set(readers.map(({ profileId }) => profileId));
  const stayed = Object.entries(body.parties).filter(([, { profile_id }]) => own.has(profile_id));
  return {
    ...body,
    contract_type: gone.kind,
    yacht_id: gone.yacht,
    base_price_cruising: gone.price,
    base_price_routing: gone.positioning,
    cruise_areas: gone.areas,
    entered_vat_rate: gone.rate,
    delivery_date: gone.delivery,
    waypoints: Object.fromEntries(waypoints),
    parties: { ...part(body.parties, gone.parties), ...Object.fromEntries(stayed) },
    stays: part(body.stays, gone.stays),
    payment_calls: part(body.payment_calls, gone.calls),
  };
}

it("lists over REST what the device lists, for any draft and every reader of the contract", async () => {
  const row = server.deps.store.documents.get("agreements", "1");
  if (!row) throw new Error("There is no agreement 1");
  const whole = uncut("agreements", row);
  const lists = new Set<string>();
  await fc.assert(
    fc.asyncProperty(lost, async (gone) => {
      setAgreement(server, 1, () => without(whole, gone));
      for (const who of readers) {
        const answer = await who.get("/contract/1/missing");
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual(await onDevice(who));
        lists.add(JSON.stringify(answer.body));
      }
    }),
    { numRuns: 25 },
  );
  // The drafts differ in what they lack.
  expect(lists.size).toBeGreaterThan(10);
}, 120_000);
