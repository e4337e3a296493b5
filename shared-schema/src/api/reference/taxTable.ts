import { z } from "zod";
import { voyageDate } from "../../base/basics.ts";
import { taxRow } from "../../pricing/tax/rows.ts";
import { taxRowEntry } from "../../pricing/tax/table/entry.ts";
import { MOST_REASON, withdrawnRow } from "../../pricing/tax/table/withdrawn.ts";

/** The revision of the table that someone has seen: a change made upon another one is refused. */
const revision = z.int().min(1);

/** `GET /tax_row/`, and the answer to every change. */
export const taxTableView = z.object({
  revision,
  rows: z.array(taxRow),
  /** Rows that were taken back after they had come into force, the oldest first. They decide nothing. */
  withdrawn: z.array(withdrawnRow),
});
export type TaxTableView = z.infer<typeof taxTableView>;

/** `POST /tax_row/`. */
export const taxRowAdd = z.strictObject({ revision, row: taxRowEntry });

/** `POST /tax_row/{rowCode}/{validFrom}/end`. */
export const taxRowEnd = z.strictObject({ revision, valid_to: voyageDate.nullable() });

/** `DELETE /tax_row/{rowCode}/{validFrom}`. The reason is asked for a row that came into force today. */
export const taxRowWithdraw = z.object({
  revision: z.coerce.number().pipe(revision),
  reason: z.string().trim().max(MOST_REASON).optional(),
});

/** One change of the table, newest first in `GET /tax_row/history`. */
export const taxTableChange = z.object({
  revision,
  /** UTC. */
  at: z.string(),
  /** Null: the rows came with the product. */
  author: z.object({ user_id: z.int(), name: z.string().nullable() }).nullable(),
  rows: z.array(z.object({ before: taxRow.nullable(), after: taxRow.nullable() })),
});
export type TaxTableChange = z.infer<typeof taxTableChange>;
