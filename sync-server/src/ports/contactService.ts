import type { ContactForm } from "shared-schema/api/site/contactForm";

/** A service over HTTP that sends what visitors write by email. */
export interface ContactService {
  /** Whether the service has taken the message. */
  send(message: Omit<ContactForm, "website">): Promise<boolean>;
}

const TIMEOUT_MS = 10_000;

/** Posts each message as JSON to an address. An answer of 2xx means that it is taken. */
export function httpContactService(url: string): ContactService {
  return {
    async send(message) {
      try {
        const answer = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(message),
          // The message is for the address that was configured, and for no other.
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        // Not reached, or too slow: the visitor is told, and still has the text.
        return false;
      }
    },
  };
}
