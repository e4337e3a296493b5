import { expect, it } from "vitest";
import { groupMissing } from "./groups.ts";

const parties = {
  a: { role: "clients" as const, profile_id: 7, pos: "a1" },
  b: { role: "clients" as const, profile_id: 5, pos: "a0" },
  c: { role: "captains" as const, profile_id: 9, pos: "a2" },
};

it("groups what is missing by person, in the order of the parties, and the rest by section", () => {
  const groups = groupMissing(
    ["cruise.clients.0.address", "cruise.clients.1.city", "cruise.clients.0.city", "cruise.yacht", "cruise.passengers"],
    { parties },
  );
  expect(groups.map(({ person, section, paths }) => [person?.profile_id ?? section, paths.length])).toEqual([
    [5, 2],
    [7, 1],
    ["yacht", 1],
    ["clients", 1],
  ]);
});

it("puts a passenger's missing stay beside what else is missing of the person", () => {
  const passenger = { role: "passengers" as const, profile_id: 11, pos: "a3" };
  const paths = ["cruise.passengers.0.passport_num", "cruise.r_passengers.0"];
  expect(groupMissing(paths, { parties: { ...parties, d: passenger } })).toMatchObject([
    { person: { role: "passengers", profile_id: 11 }, paths },
  ]);
});

it("keeps a path of a person who is no longer there in its section", () => {
  expect(groupMissing(["cruise.captains.4.last_name"], { parties })[0]).toMatchObject({
    person: null,
    section: "yacht",
  });
});
