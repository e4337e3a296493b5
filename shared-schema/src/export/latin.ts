/** A letter of another script. Marks that scripts share, such as «ʼ», belong to none. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Lm}])\p{L}/u;

/**
 * How many rows of a list for authorities have each field in other letters than Latin ones, as «Αθήνα»: the machine-readable lines of a
 * passport, which a list is compared with, have Latin letters alone. Fields without such a row are left out.
 */
export function notInLatin<F extends string>(
  rows: readonly { readonly [K in F]: string | null }[],
  fields: readonly F[],
): { field: F; count: number }[] {
  return fields
    .map((field) => ({ field, count: rows.filter((row) => OTHER_LETTER.test(row[field] ?? "")).length }))
    .filter(({ count }) => count > 0);
}
