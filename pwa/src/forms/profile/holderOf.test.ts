import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { holderOf } from "./holderOf.ts";

const creation = { user_id: null, created_by: 1, created_at: "2027-01-15T09:00:00.000Z" };
const person = (id: number, more: { email: string | null; soft_deleted?: boolean }) => ({
  ...{ id, key: String(id), rev: 1 },
  body: newProfile({ ...creation, first_name: "Ann", last_name: "Other", ...more }),
});

it("finds who has an address, in any case, and no one who is set aside or has none", () => {
  const people = [person(1, { email: null }), person(2, { email: "Ann@example.org", soft_deleted: true })];
  expect(holderOf(people, "ann@example.org")).toBeNull();
  expect(holderOf(people, " ")).toBeNull();
  expect(holderOf([...people, person(3, { email: "Ann@example.org" })], " ANN@example.org ")?.id).toBe(3);
});
