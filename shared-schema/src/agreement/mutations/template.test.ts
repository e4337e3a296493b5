import { expect, it } from "vitest";
import { partOf, rivieraFacts } from "../../contract/testing.test-support.ts";
import { fromTemplate } from "./template.ts";

const at = "2027-11-20T10:00:00Z";

it("takes yacht, parties, route, prices and services, and nothing that belongs to the voyage alone", () => {
  const { agreement } = rivieraFacts();
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
  const creator = { user_id: 9, is_admin: false, profile_ids: new Set([77, 78]) };
  const own = { "brokers:77": { role: "brokers" as const, profile_id: 77, pos: "a0" } };
  const made = { name: "Like last summer", creator, created_at: at, bunkerId: partOf(1), own };
  const draft = fromTemplate(last, made);
  expect(draft).toMatchObject({
    ...{ name: "Like last summer", status: "DRAFT", version: 0, generated_versions_len: 0, created_by: 9 },
    ...{ yacht_id: agreement.yacht_id, base_price_cruising: agreement.base_price_cruising },
    ...{ parties: { ...agreement.parties, ...own }, special_conditions: agreement.special_conditions },
    ...{ delivery_date: null, redelivery_date: null, routing_consumption: null, entered_vat_rate: null },
    ...{ actual_client_expenses: null, stays: {}, payment_calls: {}, comments: {} },
  });
  const stops = Object.values(draft.waypoints);
  expect(stops.map(({ latitude }) => latitude)).toEqual(
    Object.values(agreement.waypoints).map((stop) => stop.latitude),
  );
  expect(stops.every(({ arr_date, dep_date }) => arr_date === null && dep_date === null)).toBe(true);
});

it("adds no second broker where the creator is already one under another profile", () => {
  const { agreement } = rivieraFacts();
  const parties = { ...agreement.parties, "brokers:78": { role: "brokers" as const, profile_id: 78, pos: "a5" } };
  const own = { "brokers:77": { role: "brokers" as const, profile_id: 77, pos: "a0" } };
  const creator = { user_id: 9, is_admin: false, profile_ids: new Set([77, 78]) };
  const made = { name: "Again", creator, created_at: at, bunkerId: partOf(1), own };
  expect(fromTemplate({ ...agreement, parties }, made).parties).toEqual(parties);
});
