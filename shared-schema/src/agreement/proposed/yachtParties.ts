import type { Role } from "../../base/roles.ts";
import { accessTo, type Viewer } from "../access.ts";
import { byPos } from "../order.ts";
import type { AgreementBody, Party } from "../schema.ts";

type Known = Pick<AgreementBody, "created_by" | "parties" | "redelivery_date" | "yacht_id">;

/** Those who come with a yacht, in the order in which the contract names them. */
const OF_THE_YACHT: readonly Role[] = ["carriers", "captains"];

/**
 * The carrier and the captains of a yacht's last voyage that names any, by redelivery, among the agreements whose contract the viewer
 * reads; agreements without a date come after all others.
 */
export function lastPartiesOfYacht(agreements: readonly Known[], yachtId: number, viewer: Viewer): Party[] {
  const readable = agreements.filter((body) => body.yacht_id === yachtId && accessTo(body, viewer).contract);
  const parties = readable.toSorted((one, other) => endOf(other) - endOf(one)).map(ofTheYacht);
  return parties.find((some) => some.length > 0) ?? [];
}

function ofTheYacht({ parties }: Known): Party[] {
  const ordered = byPos(parties).map(([, party]) => party);
  return OF_THE_YACHT.flatMap((role) => ordered.filter((party) => party.role === role));
}

function endOf({ redelivery_date }: Known): number {
  return redelivery_date === null ? 0 : Date.parse(redelivery_date);
}
