import type { KycItemView } from "shared-schema/api/privacy/kyc";
import { typedForm } from "../../../forms/typedForm.ts";
import type { KycPlace } from "../../../store/commands/privacy/kyc.ts";
import { kycPath } from "../../../store/drafts/fieldPath.ts";
import { draftOf } from "../../../ui/fields/autosave/drafts.ts";
import { showDate } from "../../../ui/fields/dates.ts";

const FIELDS = ["state", "expires_on", "note"] as const;
export type KycField = (typeof FIELDS)[number];
export type KycTexts = Record<KycField, string>;

/**
 * Keeps what is typed of an item until it is saved, with the entry that it was typed over: another one since then is a
 * colleague's, which no one may overwrite unseen.
 */
export function typedKyc({ agreement, profile, item }: KycPlace, shown: KycItemView) {
  const pathOf = (field: KycField) => kycPath(agreement, profile, item, field);
  const kept = FIELDS.flatMap((field) => draftOf(pathOf(field)) ?? [])[0];
  const base = kept?.over ?? String(shown.rev);
  const given = textsOf(shown);
  const { texts, keep, keepAgain, forget } = typedForm(FIELDS, pathOf, given, {
    state: base,
    expires_on: base,
    note: base,
  });
  return {
    base: Number(base),
    /** The texts that were typed over others. */
    own: (): Partial<KycTexts> => {
      const typed: Partial<KycTexts> = {};
      for (const field of FIELDS) if (draftOf(pathOf(field))) typed[field] = texts()[field];
      return typed;
    },
    keep: (typed: Partial<KycTexts>) => keep({ ...given, ...typed }),
    keepAgain: (typed: Partial<KycTexts>) => keepAgain({ ...given, ...typed }),
    forget,
  };
}

/** Whether something typed of an item waits on this device. */
export function isKycTyped({ agreement, profile, item }: KycPlace): boolean {
  return FIELDS.some((field) => draftOf(kycPath(agreement, profile, item, field)) !== undefined);
}

/** An item as its form shows it. */
export function textsOf({ state, expires_on, note }: Pick<KycItemView, KycField>): KycTexts {
  return { state, expires_on: showDate(expires_on), note };
}
