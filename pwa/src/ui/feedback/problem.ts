import type { Answer, Refusal } from "./sentences.ts";

/** A failed request as it is shown. */
export interface Problem extends Answer {
  refusal: Refusal;
}

/** The title's text of a status, as the specification names them. */
export function titleKey(status: number | null) {
  if (status === null) return "ui.error.connection";
  if (status === 422) return "ui.error.validation";
  if (status === 401) return "ui.error.unauthorised";
  if (status === 404) return "ui.error.notFound";
  return status >= 500 ? "ui.error.server" : "ui.error.client";
}
