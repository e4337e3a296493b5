interface Total {
  amount?: number | undefined;
  body: { currency: string };
}

/** Orders totals: those in one currency stand together, as amounts in two of them do not compare. */
export function byCurrency(a: Total, b: Total): number {
  if (a.body.currency !== b.body.currency) return a.body.currency < b.body.currency ? -1 : 1;
  return (a.amount ?? 0) - (b.amount ?? 0);
}
