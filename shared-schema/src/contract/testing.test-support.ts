import { readFileSync } from "node:fs";
import { newAgreement } from "../agreement/create.ts";
import type { AgreementBody, Waypoint } from "../agreement/schema.ts";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { newProfile, type ProfileBody } from "../profile/schema.ts";
import type { ContractFacts, DerivedFacts, DerivedWaypoint } from "../terms/facts.ts";
import { newYacht } from "../yacht/schema.ts";
import { buildContract } from "./document.ts";
import type { ContractFonts } from "./printable.ts";

const AT = "2027-01-15T09:00:00Z";
const fixture = (path: string) => JSON.parse(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), "utf8"));
const font = (face: string) => new Uint8Array(readFileSync(new URL(`../../assets/fonts/${face}`, import.meta.url)));

/** The fonts of contracts. */
export function testFonts(): ContractFonts {
  return {
    family: "NotoSerif",
    regular: font("NotoSerif-Regular.ttf"),
    bold: font("NotoSerif-Bold.ttf"),
    italic: font("NotoSerif-Italic.ttf"),
  };
}

/** The fonts of lists and plans. */
export function sheetFonts(): ContractFonts {
  return { family: "NotoSans", regular: font("NotoSans-Regular.ttf"), bold: font("NotoSans-Bold.ttf") };
}

/** A part id: the same number gives the same id. */
export function partOf(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/** An order key; `a0`, `a1` … */
function pos(index: number): string {
  return `a${String.fromCharCode(48 + index)}`;
}

interface CruiseFixture {
  name: string;
  contract_type: AgreementBody["contract_type"];
  currency: string;
  yacht: Parameters<typeof newYacht>[0];
  delivery_date: string;
  redelivery_date: string;
  base_price_cruising: number;
  base_price_routing: number;
  requested_cea_ratio: number;
  requested_deposit_ratio: number;
  waypoints: (Pick<Waypoint, "latitude" | "longitude" | "arr_date" | "dep_date" | "is_call" | "is_routing"> & {
    place: string;
  })[];
  fuel_bunkers: { price_per_litre: number; quantity: number }[];
  services: { name: string; price: number; product: string }[];
}

/** The Riviera cruise with every demo person on it, as the contract sees it; figures of the price are made up. */
export function rivieraFacts(cruise: CruiseFixture = fixture("cruises/riviera-corsica-sardinia.json")): ContractFacts {
  const profiles: Record<number, ProfileBody> = {};
  const parties: AgreementBody["parties"] = {};
  const people: Record<Role, (Partial<ProfileBody> & { first_name: string; last_name: string; account?: unknown })[]> =
    fixture("parties.json");
  let number = 0;
  for (const role of ROLES) {
    for (const [index, { account: _account, ...person }] of people[role].entries()) {
      number += 1;
      profiles[number] = newProfile({ user_id: null, created_by: 1, created_at: AT, ...person });
      parties[partyKey(role, number)] = { role, profile_id: number, pos: pos(index) };
    }
  }
  const agreement: AgreementBody = {
    ...newAgreement({ ...cruise, created_by: 1, created_at: AT, bunkerId: partOf(900) }),
    delivery_date: cruise.delivery_date,
    redelivery_date: cruise.redelivery_date,
    yacht_id: 1,
    base_price_cruising: cruise.base_price_cruising,
    base_price_routing: cruise.base_price_routing,
    requested_cea_ratio: cruise.requested_cea_ratio,
    requested_deposit_ratio: cruise.requested_deposit_ratio,
    parties,
    waypoints: keyed(cruise.waypoints, 100, ({ place, ...waypoint }) => ({
      ...waypoint,
      call_location_str: place,
      track: null,
      planned_speed: null,
    })),
    fuel_bunkers: keyed(cruise.fuel_bunkers, 200, (bunker) => ({ ...bunker, quantity_used: null })),
    special_conditions: keyed(cruise.services, 300, (service) => service),
    stays: Object.fromEntries(
      Object.values(parties)
        .filter((party) => party.role === "passengers")
        .map((party, index) => [partOf(400 + index), stayOf(party.profile_id, cruise)]),
    ),
    payment_calls: keyed(
      [
        { call_type: "CRUISE" as const, designation: "Down Payment 1", amount: 162_870.5, date_due: null },
        { call_type: "CRUISE" as const, designation: "Down Payment 2", amount: 162_870.5, date_due: "2027-06-03" },
        { call_type: "CEA" as const, designation: "APA 1", amount: 65_148.2, date_due: "2027-06-03" },
        { call_type: "DEPOSIT" as const, designation: "Deposit 1", amount: 32_574.1, date_due: "2027-06-03" },
      ],
      500,
      (call) => ({ ...call, due_by_execution: call.date_due === null, contract_code: null, locked: false }),
    ),
  };
  return {
    id: 42,
    agreement,
    yacht: newYacht({ ...cruise.yacht, created_by: 1, created_at: AT }),
    profiles,
    derived: derivedOf(agreement),
  };
}

function keyed<A, B>(items: readonly A[], from: number, map: (item: A) => B): Record<string, B & { pos: string }> {
  return Object.fromEntries(items.map((item, index) => [partOf(from + index), { ...map(item), pos: pos(index) }]));
}

function stayOf(profile_id: number, cruise: CruiseFixture): AgreementBody["stays"][string] {
  return {
    profile_id,
    emb_waypoint: partOf(100),
    disemb_waypoint: partOf(100 + cruise.waypoints.length - 1),
    emb_date: cruise.waypoints.at(0)?.dep_date ?? null,
    disemb_date: cruise.waypoints.at(-1)?.arr_date ?? null,
  };
}

function derivedOf(agreement: AgreementBody): DerivedFacts {
  const waypoints = Object.entries(agreement.waypoints).map(
    ([id, waypoint], index): DerivedWaypoint => ({
      ...waypoint,
      id,
      sn: index + 1,
      place: waypoint.call_location_str ?? "",
      country:
        waypoint.call_location_str === "Porto Cervo" ? { iso: "IT", name: "Italy" } : { iso: "FR", name: "France" },
      timezone: "Europe/Paris",
      arr_estimated: false,
      leg_nm: 61.25,
      distance_to_go: 412.37 - 61.25 * index,
    }),
  );
  return {
    waypoints,
    total_nm: 412.37,
    routing_consumption: 0,
    journey_consumption: 13_871.2,
    total_fuel_consumption: 13_871.2,
    effective_vat_rate: 0.033333,
    rate_display: "3.33%",
    rate_depends_on: [],
    vat_country: "FR",
    trips: [
      {
        from: "Cannes",
        to: "Ajaccio",
        kind: "NATIONAL",
        nm: 158.2,
        taxed_nm: 61.1,
        hours: 67,
        weight: 0.31,
        rate: 0.0386,
      },
      {
        from: "Ajaccio",
        to: "Monaco",
        kind: "INTERNATIONAL",
        nm: 231,
        taxed_nm: null,
        hours: 121,
        weight: 0.56,
        rate: 0,
      },
      {
        from: "Monaco",
        to: "Cannes",
        kind: "NATIONAL",
        nm: 23.17,
        taxed_nm: 23.17,
        hours: 27,
        weight: 0.13,
        rate: 0.1,
      },
    ],
    rate_explanation: [
      { kind: "ROW", code: "FR-CRUISE", rate: 0.1, source: "CGI art. 279", valid_from: "2020-11-01" },
      { kind: "SHARE", code: "FR-CRUISE", share: 0.3333 },
    ],
    total_oil_price: 12_084.08,
    total_services_price: 4_600,
    net_total: 315_233,
    vat_amount: 10_508,
    total_agreement_price: 325_741,
    requested_cea_amount: 65_148.2,
    requested_deposit_amount: 32_574.1,
    grand_total_price: 423_463.3,
    missing_for_total: [],
    rate_asks: [],
    missing_times: [],
    estimated_times: [],
  };
}

export const testOptions = {
  draft: true,
  fingerprint: "0123456789abcdef".repeat(4),
  issuedAt: "2027-01-20T16:20:00Z",
  productName: "Passerelle",
  origin: "https://passerelle.test",
};

export function rivieraContract(draft: boolean) {
  return buildContract(rivieraFacts(), { ...testOptions, draft });
}
