import { keepContactEmail } from "../../base/contactEmail.ts";
import { keepSigningService } from "../../base/signingService.ts";
import { request } from "../http/http.ts";

/** Asks the server at which address its operator answers, and which service signs. Without an answer what it said last stays. */
export async function askInstallation(): Promise<void> {
  const answer = await request<{ contact_email?: unknown; signing?: unknown }>("GET", "/settings", { quiet: true });
  if (!answer.ok) return;
  const { contact_email: email, signing } = answer.value;
  if (typeof email === "string" && email.includes("@")) keepContactEmail(email);
  keepSigningService(signing);
}
