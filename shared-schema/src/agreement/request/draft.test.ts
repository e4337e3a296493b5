import fc from "fast-check";
import { expect, it } from "vitest";
import { newProfile } from "../../profile/schema.ts";
import { accessTo } from "../access.ts";
import { agreementBody } from "../schema.ts";
import { requestedAgreement, requesterRole } from "./draft.ts";

const PERSON = { user_id: 7, created_by: 7, created_at: "2027-01-01T00:00:00Z", first_name: "Ann", last_name: "Bay" };
const MADE = { created_by: 1, created_at: "2027-01-01T00:00:00Z", bunkerId: "01900000-0000-7000-8000-000000000001" };
const ASKED = { from: "2027-07-03", to: "2027-07-10", yacht: null, areas: "Corsica", language: "fr" as const };

it.each([
  ["Broker", "brokers"],
  ["Courtière maritime", "brokers"],
  ["Travel agent", "brokers"],
  ["Stockbroking clerk", "clients"],
  ["Director", "clients"],
  [null, "clients"],
])("puts a requester whose capacity is %s among the %s", (capacity, role) => {
  expect(requesterRole({ capacity, travel_agent_id: null })).toBe(role);
});

it("makes a valid draft of whatever was asked, with the requester on it and no rights beyond his part", () => {
  const text = fc.option(fc.string({ unit: "grapheme", maxLength: 300 }));
  fc.assert(
    fc.property(text, text, fc.boolean(), (yacht, areas, isBroker) => {
      const body = newProfile({ ...PERSON, capacity: isBroker ? "Broker" : null });
      const draft = requestedAgreement({
        asked: { ...ASKED, yacht, areas },
        requester: { id: 42, body },
        yacht: null,
        ...MADE,
      });
      expect(agreementBody.safeParse(draft).error).toBeUndefined();
      const access = accessTo(draft, { user_id: 7, is_admin: false, profile_ids: new Set([42]) });
      expect([access.read, access.write]).toEqual([true, isBroker]);
    }),
  );
});

it("takes dates, areas, language and yacht over, and charters a private yacht", () => {
  const yacht = { id: 9, body: { name: "Azurite", status: "PRIVATE" as const } };
  const requester = { id: 42, body: newProfile(PERSON) };
  expect(requestedAgreement({ asked: ASKED, requester, yacht, ...MADE })).toMatchObject({
    name: "Azurite · Ann Bay",
    contract_type: "CHARTER",
    language: "fr",
    yacht_id: 9,
    delivery_date: "2027-07-03T12:00:00Z",
    redelivery_date: "2027-07-10T12:00:00Z",
    cruise_areas: "Corsica",
  });
});
