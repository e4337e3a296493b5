import { expect, it } from "vitest";
import { newAgreement } from "../create.ts";
import { replaceProfile } from "./replaceProfile.ts";

const draft = newAgreement({
  ...{ name: "Azure", contract_type: "CRUISE", currency: "EUR", bunkerId: "a" },
  ...{ created_by: 1, created_at: "2027-01-15T09:00:00.000Z" },
});
const party = (role: "clients" | "passengers" | "brokers", profile_id: number, pos = "a0") => ({
  role,
  profile_id,
  pos,
});
const stay = (profile_id: number) => ({
  ...{ profile_id, emb_waypoint: null, disemb_waypoint: null, emb_date: null, disemb_date: null },
});

it("puts one profile in the place of another, in its order, with its stays", () => {
  const before = {
    ...draft,
    parties: {
      "clients:2": party("clients", 2, "a3"),
      "passengers:2": party("passengers", 2),
      "brokers:9": party("brokers", 9),
    },
    stays: { a: stay(2), b: stay(9) },
  };
  const after = replaceProfile(before, 2, 1);
  expect(after.parties).toEqual({
    "clients:1": party("clients", 1, "a3"),
    "passengers:1": party("passengers", 1),
    "brokers:9": party("brokers", 9),
  });
  expect(after.stays).toEqual({ a: stay(1), b: stay(9) });
});

it("leaves one party where both had a role, and the stays of both", () => {
  const both = { "passengers:1": party("passengers", 1, "a5"), "passengers:2": party("passengers", 2, "a1") };
  const after = replaceProfile({ ...draft, parties: both, stays: { a: stay(1), b: stay(2) } }, 2, 1);
  expect(after.parties).toEqual({ "passengers:1": party("passengers", 1, "a5") });
  expect(after.stays).toEqual({ a: stay(1), b: stay(1) });
});
