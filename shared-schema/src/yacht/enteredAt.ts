import type { EnteredAt } from "../base/derivation/term.ts";
import type { YachtBody } from "./schema.ts";

/** A field of the yacht. */
export function ofYacht(field: keyof YachtBody): EnteredAt {
  return { document: "yacht", path: field };
}

/** A number of the yacht's speed table: its points are known by their speed. */
export function ofSpeedTable(speed: number, column: 0 | 1): EnteredAt {
  return { document: "yacht", path: `speed_consumption_table.${speed}.${column}` };
}
