import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { moneyParts } from "../../tables/money.ts";
import { selecting, writing } from "../prepared.ts";

const { placeholder } = sql;

/** The agreements to which calls for fund and payments belong. */
export function moneyPartQueries(db: Db) {
  const { part, agreement_id } = moneyParts;
  const found = selecting(
    db,
    db
      .select({ agreement_id })
      .from(moneyParts)
      .where(eq(part, placeholder("part")))
      .orderBy(agreement_id),
  );
  const add = writing(
    db,
    db
      .insert(moneyParts)
      .values({ part: placeholder("part"), agreement_id: placeholder("agreement") })
      .onConflictDoNothing(),
  );
  const remove = writing(
    db,
    db.delete(moneyParts).where(and(eq(part, placeholder("part")), eq(agreement_id, placeholder("agreement")))),
  );
  return {
    agreementsWith: (part: string): string[] => found.all({ part }).map((row) => row.agreement_id),
    add: (part: string, agreement: string): void => void add({ part, agreement }),
    remove: (part: string, agreement: string): void => void remove({ part, agreement }),
  };
}
