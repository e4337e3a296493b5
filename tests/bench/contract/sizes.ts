import { gzipSync } from "node:zlib";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { partyKey } from "shared-schema/base/roles";
import { currentContract } from "shared-schema/contract/draft";
import { contractHtml } from "shared-schema/contract/html";
import { partOf, rivieraFacts } from "shared-schema/contract/testing.test-support";
import { inputOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import { makePlan } from "shared-schema/pricing/plan";
import { newProfile, type ProfileBody } from "shared-schema/profile/schema";
import type { ContractFacts } from "shared-schema/terms/facts";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import type { Assets } from "../../../sync-server/src/ports/files/assets.ts";
import { printContract } from "../../../sync-server/src/ports/printer/printContract.ts";
import { medianMs, printRows, type Row } from "../table.ts";

const RUNS = 10;
const HOUR_MS = 3_600_000;

/** Contracts of three sizes, each as a page and as a PDF. */
const SIZES = { "small, 1 leg": [2, 1], typical: [9, 6], "large, 60 waypoints": [60, 12] } as const;

/** Milliseconds and bytes of a contract of each size. */
export async function benchSizes(assets: Assets): Promise<void> {
  for (const [name, [waypoints, passengers]] of Object.entries(SIZES)) {
    const facts = factsOf(waypoints, passengers);
    const doc = currentContract(facts, "https://passerelle.test");
    const html = contractHtml(doc);
    const { pages, bytes } = await printContract(assets, doc, null);
    const row = (what: string, ours: number, unit: string): Row => ({ what, ours, unit });
    printRows(`contract: ${name}, ${passengers} passengers`, [
      row("blocks", await medianMs(RUNS, () => currentContract(facts, "https://passerelle.test")), "ms"),
      row("HTML", await medianMs(RUNS, () => contractHtml(doc)), "ms"),
      row("HTML", html.length / 1000, "kB"),
      row("HTML as it is kept, by gzip", gzipSync(html).length / 1000, "kB"),
      row("PDF", await medianMs(RUNS, () => printContract(assets, doc, null)), "ms"),
      row("PDF", bytes.length / 1000, "kB"),
      row("PDF", pages, "pages"),
    ]);
  }
}

/** The demo cruise with so many waypoints, twelve hours from one to the next, and so many passengers. */
function factsOf(waypoints: number, passengers: number): ContractFacts {
  const facts = rivieraFacts();
  const ids = Array.from({ length: waypoints }, (_, index) => partOf(1_000 + index));
  const agreement: AgreementBody = {
    ...facts.agreement,
    ...{ delivery_date: null, redelivery_date: null, stays: {} },
    parties: Object.fromEntries(
      Object.entries(facts.agreement.parties).filter(([, { role }]) => role !== "passengers"),
    ),
    waypoints: routeOf(ids, facts.agreement),
  };
  const profiles: Record<number, ProfileBody> = { ...facts.profiles };
  for (let number = 501; number <= 500 + passengers; number++) {
    const names = { first_name: `Passenger ${number}`, last_name: "Example", date_of_birth: "1980-02-03" };
    profiles[number] = newProfile({ user_id: null, created_by: 1, created_at: "2027-01-15T09:00:00Z", ...names });
    agreement.parties[partyKey("passengers", number)] = { role: "passengers", profile_id: number, pos: `b${number}` };
    agreement.stays[partOf(3_000 + number)] = {
      ...{ profile_id: number, emb_waypoint: ids[0] ?? null, disemb_waypoint: ids.at(-1) ?? null },
      ...{ emb_date: null, disemb_date: null },
    };
  }
  const { geo, taxRows, today } = inputOf(RIVIERA);
  const plan = makePlan({ agreement, yacht: facts.yacht, geo, taxRows, today });
  return factsFromPlan({ ...facts, agreement, profiles, plan });
}

function routeOf(ids: readonly string[], { waypoints }: AgreementBody): AgreementBody["waypoints"] {
  const [first] = Object.values(waypoints);
  if (!first) throw new Error("The cruise has waypoints");
  return Object.fromEntries(
    ids.map((id, index) => {
      const arrived = Date.UTC(2027, 6, 3, 10) + index * 12 * HOUR_MS;
      const at = {
        latitude: 43.4 - (index % 10) / 20,
        longitude: 7 + index / 40,
        pos: `a${String(index).padStart(2, "0")}V`,
      };
      const times = {
        arr_date: index === 0 ? null : new Date(arrived).toISOString(),
        dep_date: index === ids.length - 1 ? null : new Date(arrived + 6 * HOUR_MS).toISOString(),
      };
      const call = { is_call: true, is_routing: false, call_location_str: `Stop ${index}`, track: null };
      return [id, { ...first, ...at, ...times, ...call }];
    }),
  );
}
