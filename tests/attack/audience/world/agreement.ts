import { generateNKeysBetween } from "fractional-indexing";
import { LATEST_EDITION } from "shared-schema/agreement/wording/edition";
import { partyKey, type Role } from "shared-schema/base/roles";
import { systemIds } from "sync-server/ports/ids";
import { type Plot, plantedBody, plantedPart } from "../marks/plant.ts";

type Parts = Record<string, Record<string, unknown>>;

/** What an agreement is written from, besides the secrets. */
export interface Frame {
  created_by: number;
  yacht_id: number;
  parties: readonly (readonly [role: Role, profileId: number])[];
  /** The account that records payments and expenses, and writes comments, and the one that answers. */
  author: number;
  answerer: number;
}

/** A written agreement, and the keys of the parts that calls are aimed at. */
export interface WrittenAgreement {
  body: Record<string, unknown>;
  calls: string[];
  payments: string[];
  expenses: string[];
  /** Comments about sums, and answers to them. */
  aboutSums: string[];
}

const PORTS = [
  { latitude: 43.5847, longitude: 7.1264 },
  { latitude: 43.2699, longitude: 6.6389 },
] as const;
const TIMES = ["2027-07-03T10:00:00.000Z", "2027-07-04T10:00:00.000Z"] as const;
/** The key of a warning that was answered. */
const WARNING = "0".repeat(32);

/** An agreement with a secret in every field that does not hold it together. */
export function plantedAgreement(plot: Plot, frame: Frame): WrittenAgreement {
  const [pos = "a0", nextPos = "a1"] = generateNKeysBetween(null, null, 2);
  const [from = "", to = "", call = "", balance = "", payment = "", expense = ""] = uuids(6);
  const [plain = "", plainAnswer = "", aboutSum = "", answer = ""] = uuids(4);
  const [aboutPlace = "", placeAnswer = ""] = uuids(2);
  const recorded = { recorded_by: frame.author, cancelled: null, document: null };
  const parts = (map: string, given: Readonly<Record<string, object>>): Parts =>
    Object.fromEntries(Object.entries(given).map(([key, each]) => [key, plantedPart(plot, map, key, { ...each })]));
  const two = (map: string): Parts => {
    const [first = "", second = ""] = uuids(2);
    return parts(map, { [first]: { pos }, [second]: { pos: nextPos } });
  };
  const waypoint = (index: 0 | 1) => ({
    ...{ ...PORTS[index], pos: index === 0 ? pos : nextPos, arr_date: TIMES[index], dep_date: TIMES[index] },
    ...{ is_call: true, is_routing: false, nights: null, track: null, routed: null, planned_speed: null },
  });
  const opened = { due_by_execution: false, contract_code: null, locked: false };
  const unsaid = { passes_over: undefined, printed_in: undefined, admin_name: undefined };
  const comment = { ...unsaid, author_user_id: frame.author, about: null, answers: null };
  const answering = { ...comment, author_user_id: frame.answerer };
  const passengers = frame.parties.filter(([role]) => role === "passengers");
  const stays = passengers.map(([, profile_id]) => [
    systemIds.uuid(),
    { profile_id, emb_waypoint: from, disemb_waypoint: to, emb_date: TIMES[0], disemb_date: TIMES[1] },
  ]);
  const found_right = { [WARNING]: { by: frame.author, at: TIMES[0] } };
  const payer = frame.parties.find(([role]) => role === "clients")?.[1] ?? null;
  const body = plantedBody(plot, {
    ...{ contract_type: "CRUISE", currency: "EUR", language: "en", articles_edition: LATEST_EDITION },
    ...{ status: "DRAFT", version: 0, generated_versions_len: 0, settlement: null },
    ...{ created_by: frame.created_by, created_at: "2026-11-22T10:00:00.000Z", yacht_id: frame.yacht_id },
    ...{ delivery_date: TIMES[0], redelivery_date: TIMES[1], positioning_toward_start: null },
    ...{ positioning_return_end: null, entered_vat_country: "FR", entered_vat_rate: 0.137 },
    fuel_from_apa: null,
    parties: Object.fromEntries(
      frame.parties.map(([role, profile_id]) => [partyKey(role, profile_id), { role, profile_id, pos }]),
    ),
    waypoints: parts("waypoints", { [from]: waypoint(0), [to]: waypoint(1) }),
    special_conditions: two("special_conditions"),
    clauses: two("clauses"),
    fuel_bunkers: two("fuel_bunkers"),
    stays: Object.fromEntries(stays),
    payment_calls: parts("payment_calls", {
      [call]: { ...opened, pos, call_type: "CRUISE" },
      // Due soon, so that people are told.
      [balance]: { ...opened, pos: nextPos, call_type: "CEA", date_due: "2027-01-18" },
    }),
    payments: parts("payments", {
      [payment]: { ...recorded, call_id: call, call_type: "CRUISE", payer_profile_id: payer },
    }),
    expenses: parts("expenses", { [expense]: { ...recorded, receipt_hash: null, category: "FUEL", found_right } }),
    comments: parts("comments", {
      [plain]: comment,
      [plainAnswer]: { ...answering, answers: plain },
      [aboutPlace]: { ...comment, about: `waypoints.${from}.place` },
      [placeAnswer]: { ...answering, answers: aboutPlace },
      [aboutSum]: { ...comment, about: "base_price_cruising" },
      [answer]: { ...answering, answers: aboutSum },
    }),
  });
  plot.marks.pair({ ...at(plot), path: "entered_vat_rate" }, 0.137);
  plot.marks.pair({ ...at(plot), path: "entered_vat_country" }, "FR");
  return { body, calls: [call, balance], payments: [payment], expenses: [expense], aboutSums: [aboutSum, answer] };
}

function at({ collection, id, age }: Plot) {
  return { collection, id, age, part: null };
}

function uuids(count: number): string[] {
  return Array.from({ length: count }, systemIds.uuid);
}
