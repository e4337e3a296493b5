import { expect, it } from "vitest";
import { partyKey } from "../base/roles.ts";
import type { Next } from "./next.ts";
import { placeOfNext } from "./place.ts";
import { urgencyOf } from "./urgency.ts";
import { datesInWords, inOneLine, nextLine, nextWords } from "./words.ts";

const PEOPLE: Record<number, string> = { 1: "Ann Lee", 2: "Bo Ek", 3: "Cy Roe", 4: "Di Po" };
const party = (role: "clients" | "passengers", profile_id: number) => [
  partyKey(role, profile_id),
  { role, profile_id, pos: "a" },
];
const subject = {
  agreement: {
    currency: "EUR",
    ...{ delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-10T10:00:00Z" },
    parties: Object.fromEntries([party("clients", 1), party("passengers", 2), party("passengers", 3)]),
  },
  total: 249_040.31,
  nameOf: (profileId: number) => PEOPLE[profileId],
};
const pay = { kind: "pay", call: "c", amount: 25_000, isOverdue: false, isPressing: true } as const;

it.each<[Next, string, string]>([
  [
    { kind: "approve", isAgain: false },
    "Approve €249,040.31 · 3–10 July · 2 guests",
    "Approuver 249 040,31 € · 3–10 juillet · 2 passagers",
  ],
  [
    { kind: "ask", people: [1, 4] },
    "Ask 2 to approve €249,040.31 · 3–10 July · 2 guests",
    "Demander à 2 personnes d’approuver 249 040,31 € · 3–10 juillet · 2 passagers",
  ],
  [{ kind: "sign" }, "Sign · 3–10 July · 2 guests", "Signer · 3–10 juillet · 2 passagers"],
  [{ kind: "items", count: 1 }, "Fill in 1 item · 3–10 July", "Compléter 1 élément · 3–10 juillet"],
  [{ kind: "details", profile_id: 1, count: 2 }, "Enter your details · 2 to do", "Saisir vos données · 2 à saisir"],
  [{ kind: "conflict", count: 1 }, "Decide a conflict · 3–10 July", "Trancher un conflit · 3–10 juillet"],
  [
    { ...pay, date: "2027-12-01" },
    "€25,000.00 due 1 December · 3–10 July",
    "25 000,00 € dus le 1er décembre · 3–10 juillet",
  ],
  [{ ...pay, kind: "collect", date: null }, "€25,000.00 due now · Ann Lee", "25 000,00 € dus maintenant · Ann Lee"],
  [
    { kind: "waits", for: "approvals", people: [1, 2, 3] },
    "Ann Lee, Bo Ek and Cy Roe approve · 3–10 July",
    "Ann Lee, Bo Ek et Cy Roe approuvent · 3–10 juillet",
  ],
  [{ kind: "waits", for: "signatures", people: [1] }, "Ann Lee signs · 3–10 July", "Ann Lee signe · 3–10 juillet"],
  [
    { kind: "waits", for: "signatures", people: [1, 99] },
    "Waiting for signatures · 3–10 July",
    "En attente de signatures · 3–10 juillet",
  ],
])("writes %j", (next, en, fr) => {
  expect(nextLine(nextWords(next, subject, "en"))).toBe(en);
  expect(nextLine(nextWords(next, subject, "fr")).replaceAll(/[\u202f\u00a0]/g, " ")).toBe(fr);
});

it("marks a total that rests on estimates, and leaves out one that is not known", () => {
  const approve = { kind: "approve", isAgain: true } as const;
  expect(nextWords(approve, { ...subject, isEstimated: true }, "en").title).toMatch(/^Approve ≈\s?€249,040.31 again$/);
  expect(nextWords(approve, { ...subject, total: null }, "en").title).toBe("Approve again");
});

it("writes dates in two months, on one day, and none", () => {
  const dates = (delivery_date: string | null, redelivery_date: string | null) =>
    datesInWords({ delivery_date, redelivery_date }, "en");
  expect(dates("2027-06-28T10:00:00Z", "2027-07-04T10:00:00Z")).toBe("28 June – 4 July");
  expect(dates("2027-06-28T10:00:00Z", "2027-06-28T18:00:00Z")).toBe("28 June");
  expect(dates(null, "2027-06-28T18:00:00Z")).toBe("");
});

it("shortens a long line of names", () => {
  expect(inOneLine(["A", "B", "C", "D"], "en")).toBe("A, B and 2 others");
});

it("leads each step to its place, except one that waits for others", () => {
  const at = { id: 7, version: 2 };
  expect(placeOfNext({ kind: "approve", isAgain: false }, at)).toBe("/agreement/7#approve");
  expect(placeOfNext({ kind: "sign" }, at)).toBe("/agreement/7/contract/2");
  expect(placeOfNext({ kind: "details", profile_id: 4, count: 1 }, at)).toBe("/profile/4");
  expect(placeOfNext({ kind: "waits", for: "draft", people: [] }, at)).toBeNull();
});

it("puts late money before what waits for others, and after approvals", () => {
  const late: Next = { ...pay, date: "2027-01-01", isOverdue: true };
  const order: Next[] = [
    { kind: "approve", isAgain: false },
    late,
    { ...pay, date: "2027-12-01" },
    { ...pay, date: "2028-12-01", isPressing: false },
    { kind: "waits", for: "draft", people: [] },
  ];
  expect([...order].reverse().sort((a, b) => urgencyOf(a) - urgencyOf(b))).toEqual(order);
});
