import { done, type Result } from "shared-schema/base/result";
import type { OutgoingMail } from "../../../ports/mailer/mailer.ts";
import { type Deps, reading } from "../../base/context.ts";
import type { Letter } from "../../base/outbox/letter.ts";

/** The files that go with a letter, printed as its sender sees them now; refused where there is nothing to send any more. */
export async function attachmentsOf(
  deps: Deps,
  { request }: Letter,
): Promise<Result<NonNullable<OutgoingMail["attachments"]>>> {
  if (!request) return done([]);
  const { call, sender } = request;
  const actor = { user_id: sender, is_admin: reading(deps).store.users.byId(sender)?.is_admin === 1 };
  // Loaded with the first request: most mails have none.
  const { printPaymentRequest } = await import("../../money/payments/paymentRequest.ts");
  const printed = await printPaymentRequest(deps, actor, call);
  return printed.ok ? done([{ ...printed.value, type: "application/pdf" }]) : printed;
}
