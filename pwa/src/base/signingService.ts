import { type SigningServiceView, signingServiceView } from "shared-schema/api/signingService";
import { keptText } from "./keptText.ts";

const kept = keptText("passerelle.signing-service");

/** The service by which contracts are signed, as the server said last; null where it never has on this device. */
export function useSigningService(): SigningServiceView | null {
  const text = kept.useCurrent();
  return text === null ? null : read(text);
}

/** Keeps what the server says, where it can be read. */
export function keepSigningService(said: unknown): void {
  const service = signingServiceView.safeParse(said).data;
  if (service) kept.keep(JSON.stringify(service));
}

function read(text: string): SigningServiceView | null {
  try {
    return signingServiceView.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
