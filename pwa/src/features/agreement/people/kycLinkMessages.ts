import { KYC_CHECKS } from "shared-schema/kyc/labels";
import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the links to the checks of parties. */
export const kycLinkMessages = defineMessages({
  "kyc.open": { en: "KYC", fr: "KYC" },
  "kyc.openOf": { en: "KYC check of {name}", fr: "Vérification KYC de {name}" },
  "kyc.openAll": KYC_CHECKS,
});
