import { expect, it } from "vitest";
import { placeInApp } from "./placeInApp.ts";

const at = { id: 7, version: 0 };
const placeOf = (conflict: string) =>
  placeInApp({ next: { kind: "conflict", count: 1 }, words: { title: "", beside: "" }, conflict, asOf: null }, at);

it.each([
  ["name", ""],
  ["stays.s1.from", "/clients"],
  ["payment_calls.c1.amount", "/price"],
  ["payments.p1.amount", "/price"],
  ["waypoints.w1.arr_date", "/mapping"],
])("a conflict of %s is decided in the section that has its field", (conflict, section) => {
  expect(placeOf(conflict)).toBe(`/agreement/7${section}#agreements/7/${conflict}`);
});
