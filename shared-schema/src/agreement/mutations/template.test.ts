import { generateNKeysBetween } from "fractional-indexing";
import { expect, it } from "vitest";
import { partOf, rivieraFacts } from "../../contract/testing.test-support.ts";
import { decideAgreementChange } from "../change.ts";
import { type Around, fromTemplate } from "./template.ts";

const at = "2027-11-20T10:00:00Z";
const creator = { user_id: 9, is_admin: false, may_create_agreements: true, profile_ids: new Set([77, 78]) };
const own = { "brokers:77": { role: "brokers" as const, profile_id: 77, pos: "a0" } };
const everybody: Around = { mayAdd: () => true, nameOf: (target, number) => `${target} ${number}` };
let stays = 800;
const ids = { bunkerId: partOf(1), newId: () => partOf(++stays) };
const made = { name: "Like last summer", creator, created_at: at, ...ids, own, around: everybody };

const { agreement: riviera } = rivieraFacts();
const keys = generateNKeysBetween(null, null, Object.keys(riviera.parties).length);
const agreement = {
  ...riviera,
  parties: Object.fromEntries(
    Object.entries(riviera.parties).map(([key, party], index) => [key, { ...party, pos: keys[index] ?? "" }]),
  ),
};
const withoutAgents = Object.fromEntries(
  Object.entries(agreement.parties).filter(([, { role }]) => role !== "central_agents"),
);

it("takes yacht, parties, route, prices and services, and nothing that belongs to the voyage alone", () => {
  const last = {
    ...agreement,
    status: "SETTLED" as const,
    version: 2,
    generated_versions_len: 3,
    comments: { [partOf(700)]: { author_user_id: 1, at, about: null, text: "Hello" } },
    routing_consumption: 12,
    entered_vat_rate: 0.05,
    actual_client_expenses: 900,
  };
  const { body: draft, left_out } = fromTemplate({ ...last, parties: withoutAgents }, made);
  expect(left_out).toEqual([]);
  expect(draft).toMatchObject({
    ...{ name: "Like last summer", status: "DRAFT", version: 0, generated_versions_len: 0, created_by: 9 },
    ...{ yacht_id: agreement.yacht_id, base_price_cruising: agreement.base_price_cruising },
    ...{ parties: { ...withoutAgents, ...own }, special_conditions: agreement.special_conditions },
    ...{ delivery_date: null, redelivery_date: null, routing_consumption: null, entered_vat_rate: null },
    ...{ actual_client_expenses: null, payment_calls: {}, comments: {} },
  });
  const stops = Object.values(draft.waypoints);
  expect(stops.map(({ latitude }) => latitude)).toEqual(
    Object.values(agreement.waypoints).map((stop) => stop.latitude),
  );
  expect(stops.every(({ arr_date, dep_date }) => arr_date === null && dep_date === null)).toBe(true);
  // No one keeps the former voyage's stay: all sail the whole of the new one, whose dates are not known yet.
  const passengers = Object.values(draft.parties).filter(({ role }) => role === "passengers");
  expect(Object.values(draft.stays).map(({ profile_id }) => profile_id)).toEqual(
    passengers.map(({ profile_id }) => profile_id),
  );
  const [firstCall, lastCall] = [Object.keys(draft.waypoints)[0], Object.keys(draft.waypoints).at(-1)];
  for (const { emb_waypoint, emb_date, disemb_waypoint, disemb_date } of Object.values(draft.stays)) {
    expect([emb_waypoint, disemb_waypoint]).toEqual([firstCall, lastCall]);
    expect([emb_date, disemb_date]).toEqual([null, null]);
  }
});

it("adds no second broker where the creator is already one under another profile", () => {
  const parties = { ...withoutAgents, "brokers:78": { role: "brokers" as const, profile_id: 78, pos: "a5" } };
  expect(fromTemplate({ ...agreement, parties }, made).body.parties).toEqual(parties);
});

it("leaves the mandates that its creator cannot give to those who hold them, and says so", () => {
  const { body, left_out } = fromTemplate(agreement, made);
  expect(body.parties).toEqual({ ...withoutAgents, ...own });
  const agents = Object.values(agreement.parties).filter(({ role }) => role === "central_agents");
  expect(agents.length).toBeGreaterThan(0);
  expect(left_out).toEqual(
    agents.map(({ role, profile_id }) => {
      return { kind: "party", name: `profiles ${profile_id}`, role, reason: "role-closed" };
    }),
  );
  expect(decideAgreementChange(null, body, creator, "2027-01-15")).toMatchObject({ ok: true });
  expect(fromTemplate(agreement, { ...made, creator: { ...creator, is_admin: true }, own: {} })).toMatchObject({
    body: { parties: agreement.parties },
    left_out: [],
  });
});

it("leaves out the yacht and the people whom its creator may not add", () => {
  const { body, left_out } = fromTemplate(agreement, { ...made, around: { ...everybody, mayAdd: () => false } });
  expect([body.yacht_id, body.parties]).toEqual([null, own]);
  expect(left_out[0]).toEqual({ kind: "yacht", name: `yachts ${agreement.yacht_id}`, role: null, reason: "not-yours" });
  expect(left_out).toHaveLength(1 + Object.keys(agreement.parties).length);
  expect(decideAgreementChange(null, body, creator, "2027-01-15")).toMatchObject({ ok: true });
});
