import type { KycItemView } from "shared-schema/api/privacy/kyc";
import { typedForm } from "../../../forms/typedForm.ts";
import type { KycPlace } from "../../../store/commands/privacy/kyc.ts";
import { kycPath } from "../../../store/drafts/fieldPath.ts";
import { showDate } from "../../../ui/fields/dates.ts";

const FIELDS = ["state", "expires_on", "note"] as const;
export type KycField = (typeof FIELDS)[number];
export type KycTexts = Record<KycField, string>;

/** Keeps what is typed of an item until it is saved, whatever others have entered there since. */
export function typedKyc({ agreement, profile, item }: KycPlace, given: KycTexts) {
  return typedForm(FIELDS, (field) => kycPath(agreement, profile, item, field), given, {});
}

/** An item as its form shows it. */
export function textsOf({ state, expires_on, note }: Pick<KycItemView, KycField>): KycTexts {
  return { state, expires_on: showDate(expires_on), note };
}
