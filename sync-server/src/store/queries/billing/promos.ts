import { sql } from "drizzle-orm";
import type { Promo } from "shared-schema/billing/promo";
import type { Db } from "../../database.ts";
import { promos } from "../../tables/billing.ts";
import { selecting, writing } from "../prepared.ts";

const { placeholder } = sql;

/** Reductions of the fee. */
export function promoQueries(db: Db) {
  const all = selecting(db, db.select().from(promos).orderBy(promos.valid_from, promos.code));
  const clear = writing(db, db.delete(promos));
  const add = writing(
    db,
    db.insert(promos).values({
      code: placeholder("code"),
      label_en: placeholder("label_en"),
      label_fr: placeholder("label_fr"),
      share: placeholder("share"),
      valid_from: placeholder("valid_from"),
      valid_to: placeholder("valid_to"),
    }),
  );
  return {
    all: (): Promo[] => all.all(),
    /** Puts a list in the place of the former one. */
    replace(list: readonly Promo[]): void {
      clear();
      for (const each of list) add({ ...each });
    },
  };
}
