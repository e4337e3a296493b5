import type { Role } from "shared-schema/base/roles";
import { expect, it } from "vitest";
import { fittingFor } from "./fitting.ts";

const party = (role: Role, profile_id: number) => ({ [`${role}:${profile_id}`]: { role, profile_id, pos: "a0" } });
const agreements = [
  { parties: { ...party("captains", 1), ...party("clients", 2), ...party("passengers", 3) } },
  { parties: { ...party("captains", 4), ...party("clients", 1) } },
];
const person = (id: number, capacity: string | null) => ({ id, body: { capacity } });
const profiles = [person(5, "Master, CAPTAIN 3000"), person(6, "Capitaine"), person(7, "Courtière"), person(8, null)];

it.each<[Role, number[]]>([
  ["captains", [1, 4, 5, 6]],
  ["clients", [2, 1]],
  ["passengers", [3]],
  ["brokers", [7]],
  ["carriers", []],
])("fits %s by what people were and what they call themselves", (role, fitting) => {
  expect([...fittingFor(role, { agreements, profiles })]).toEqual(fitting);
});
