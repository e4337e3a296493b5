import { expect, it } from "vitest";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { freeze } from "./freeze.ts";
import { inputsOf } from "./inputs.ts";
import { withLiveValues } from "./live.ts";

const { agreement, yacht, profiles } = rivieraFacts();
const live = { yacht, profiles, taxRows: [], today: "2027-01-20" };
const frozen = inputsOf("LOCKED", freeze(agreement, live, "2027-01-20T10:00:00Z"), live);
if (!frozen) throw new Error("There is a frozen copy.");

it("is the frozen copy itself while nothing changed, and where the device does not hold the documents", () => {
  expect(withLiveValues(frozen, live)).toEqual(frozen);
  expect(withLiveValues(frozen, { yacht: null, profiles: {} })).toEqual(frozen);
});

it("takes over what changed since, but no field that the reader does not get", () => {
  const [[number, profile] = []] = Object.entries(frozen.profiles);
  if (!number || !profile) throw new Error("The agreement has parties.");
  const { swiftbic: _hidden, ...cut } = profile;
  const before = { ...frozen, profiles: { [number]: cut } };
  const now = withLiveValues(before, {
    yacht: yacht && { ...yacht, name: "Renamed" },
    profiles: { [Number(number)]: { ...profile, iban: "NO9386011117947", swiftbic: "CMCIFR2A" } },
  });
  expect(now.yacht?.name).toBe("Renamed");
  expect(now.profiles[Number(number)]).toMatchObject({ iban: "NO9386011117947" });
  expect(now.profiles[Number(number)]).not.toHaveProperty("swiftbic");
});
