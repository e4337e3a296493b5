/** The zone of this device: on board, that of the place where receipts are written. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
