import type { SignatoryView } from "shared-schema/api/agreement/signing";
import type { Mailer } from "../../../ports/mailer/mailer.ts";

/** Where mail goes. */
export type Delivery = Mailer["delivery"] | "none";

/** A request to sign, with the state of its mail; null where the mail was forgotten. */
interface Request {
  asked_at: string;
  state: string | null;
  sent_at: string | null;
  next_at: string | null;
  attempts: number | null;
  failure: string | null;
}

/** What has become of a request to sign. A mail that was forgotten had left. */
export function askedView(request: Request, delivery: Delivery, now: string): SignatoryView["asked"] {
  const { state, asked_at, sent_at } = request;
  const at = sent_at ?? asked_at;
  if (state === null || state === "SENT") return { state: delivery === "smtp" ? "sent" : "filed", at, next_in: null };
  if (state !== "WAITING" || delivery === "none") return { state: "failed", at, next_in: null };
  return { state: "queued", at, next_in: dueIn(request, now) };
}

/** Seconds until a mail is tried. An attempt is counted before it is made: one that has not failed yet is under way. */
function dueIn({ next_at, attempts, failure }: Request, now: string): number {
  if (next_at === null || (attempts !== 0 && failure === null)) return 0;
  return Math.max(0, Math.ceil((Date.parse(next_at) - Date.parse(now)) / 1_000));
}
