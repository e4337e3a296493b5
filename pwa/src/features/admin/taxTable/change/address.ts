import type { TaxRow } from "shared-schema/pricing/tax/rows";

/** The path of a row, behind `/api`. */
export function addressOf({ code, valid_from }: TaxRow): string {
  return `/tax_row/${code}/${valid_from}`;
}
