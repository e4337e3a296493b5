/** The id of an entry's row, to which links jump. */
export function expenseAnchor(id: string): string {
  return `expense-${id}`;
}
