import type { SigningServiceView } from "shared-schema/api/signingService";
import type { SigningService } from "../../../ports/signatures/service.ts";

/** The service that signs, as the settings name it. */
export function shownService(signing: Pick<SigningService, "name"> | null): SigningServiceView {
  if (signing === null) return { kind: "off" };
  return signing.name === null ? { kind: "embedded" } : { kind: "csc", name: signing.name() };
}
