import { PRODUCT } from "shared-schema/base/product";
import type { TrustContext } from "../context.ts";
import { NOTICE, OID } from "../pki/names.ts";

/** The service's description of itself (CSC API, 11.1). */
export function serviceInfo({ origin }: Pick<TrustContext, "origin">) {
  return {
    specs: "2.0.0.0",
    name: `${PRODUCT.name} signing service`,
    logo: `${origin}/icons/icon-192.png`,
    region: "FR",
    lang: "en",
    description: NOTICE,
    authType: ["oauth2code"],
    oauth2: `${origin}/csc/v2`,
    methods: [
      "oauth2/authorize",
      "oauth2/token",
      "oauth2/revoke",
      "credentials/list",
      "credentials/info",
      "credentials/authorize",
      "credentials/authorizeCheck",
      "signatures/signHash",
      "signatures/timestamp",
    ],
    signAlgorithms: { algos: [OID.ecdsaWithSha256] },
    signature_formats: { formats: ["P"], envelope_properties: [["Certification", "Revision"]] },
    conformance_levels: ["Ades-B-B", "Ades-B-T"],
  };
}
