import type { PassengerAnswer } from "shared-schema/api/privacy/passengerLink";
import { CURRENT_CONSENT } from "shared-schema/guest/edition";
import { LINK_FIELDS, type LinkField, type LinkParticulars } from "shared-schema/guest/form";
import { WISH_FIELDS, type Wishes } from "shared-schema/guest/schema";

/** The form as it is typed. */
export interface PassengerValues extends Record<LinkField, string>, Record<keyof Wishes, string> {
  given: string;
  consent: boolean;
  consentMedical: boolean;
  withdraw: boolean;
}

/** As passports have it. */
export const SEXES = ["F", "M", "X"] as const;

const EMPTY = Object.fromEntries([...LINK_FIELDS, ...WISH_FIELDS].map((field) => [field, ""])) as Record<
  LinkField | keyof Wishes,
  string
>;

const NO_VALUES: PassengerValues = {
  ...EMPTY,
  given: "GUEST",
  consent: false,
  consentMedical: false,
  withdraw: false,
};

/** The form with the values of a draft. */
export function withDraft(kept: Readonly<Record<string, string | boolean>>): PassengerValues {
  const fitting = Object.entries(kept).filter(
    ([key, value]) =>
      Object.hasOwn(NO_VALUES, key) &&
      typeof value === typeof Object.entries(NO_VALUES).find(([name]) => name === key)?.[1],
  );
  return { ...NO_VALUES, ...Object.fromEntries(fitting) };
}

export function hasWishes(values: PassengerValues): boolean {
  return WISH_FIELDS.some((field) => values[field].trim() !== "");
}

export function isBlank(values: PassengerValues): boolean {
  return !hasWishes(values) && !values.withdraw && LINK_FIELDS.every((field) => values[field].trim() === "");
}

/** The form as it is sent: empty fields keep their values. */
export function answerOf(token: string, rev: number, values: PassengerValues): PassengerAnswer {
  return { token, rev, particulars: particularsOf(values), wishes: wishesOf(values) };
}

function particularsOf(values: PassengerValues): LinkParticulars {
  const typed = LINK_FIELDS.filter((field) => field !== "gender").flatMap((field) => {
    const text = values[field].trim();
    return text === "" ? [] : [[field, text] as const];
  });
  const gender = SEXES.find((sex) => sex === values.gender);
  return { ...Object.fromEntries(typed), ...(gender && { gender }) };
}

function wishesOf(values: PassengerValues): PassengerAnswer["wishes"] {
  if (hasWishes(values)) {
    const { diet, allergies, cabin, occasion, other, medical, consent, consentMedical } = values;
    return {
      kind: "ENTER",
      wishes: { diet, allergies, cabin, occasion, other, medical },
      consent: {
        edition: CURRENT_CONSENT,
        given: values.given === "REPRESENTATIVE" ? "REPRESENTATIVE" : "GUEST",
        wishes: consent,
        medical: consentMedical,
      },
    };
  }
  return { kind: values.withdraw ? "WITHDRAW" : "KEEP" };
}
