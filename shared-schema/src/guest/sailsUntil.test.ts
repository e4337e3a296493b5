import { expect, it } from "vitest";
import { newAgreement } from "../agreement/create.ts";
import { sailsUntil } from "./sailsUntil.ts";

const draft = newAgreement({
  ...{ name: "Azure", contract_type: "CRUISE", currency: "EUR", bunkerId: "a" },
  ...{ created_by: 1, created_at: "2027-01-15T09:00:00.000Z" },
});
const voyage = {
  ...draft,
  redelivery_date: "2027-07-17T10:00:00.000Z",
  parties: {
    "passengers:2": { role: "passengers" as const, profile_id: 2, pos: "a0" },
    "captains:3": { role: "captains" as const, profile_id: 3, pos: "a0" },
    "brokers:4": { role: "brokers" as const, profile_id: 4, pos: "a0" },
  },
};
const stay = { profile_id: 2, emb_waypoint: null, disemb_waypoint: null, emb_date: null };

it("is the last disembarkation, the redelivery where none is entered, and nothing for whoever stays ashore", () => {
  expect(sailsUntil(voyage, 2)).toBe("2027-07-17T10:00:00.000Z");
  expect(sailsUntil({ ...voyage, stays: { a: { ...stay, disemb_date: "2027-07-12T08:00:00.000Z" } } }, 2)).toBe(
    "2027-07-12T08:00:00.000Z",
  );
  expect(sailsUntil(voyage, 3)).toBe("2027-07-17T10:00:00.000Z");
  expect(sailsUntil(voyage, 4)).toBeNull();
  expect(sailsUntil({ ...voyage, redelivery_date: null }, 2)).toBeNull();
});
