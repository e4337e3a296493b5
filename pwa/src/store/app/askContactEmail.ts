import { keepContactEmail } from "../../base/contactEmail.ts";
import { request } from "../http/http.ts";

/** Asks the server at which address its operator answers. Without an answer the one that it gave last stays. */
export async function askContactEmail(): Promise<void> {
  const answer = await request<{ contact_email?: unknown }>("GET", "/settings", { quiet: true });
  const email = answer.ok ? answer.value.contact_email : undefined;
  if (typeof email === "string" && email.includes("@")) keepContactEmail(email);
}
