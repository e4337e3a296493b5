import type { AgreementBody } from "../schema.ts";

/** Calls for fund with the reminders that the server knows, whatever a device says of them. */
export function keepReminders(
  before: AgreementBody["payment_calls"],
  next: AgreementBody["payment_calls"],
): AgreementBody["payment_calls"] {
  return Object.fromEntries(
    Object.entries(next).map(([id, { reminders: _, ...call }]) => {
      const known = Object.hasOwn(before, id) ? before[id]?.reminders : undefined;
      return [id, known === undefined ? call : { ...call, reminders: known }];
    }),
  );
}
