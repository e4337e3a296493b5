import { z } from "zod";
import { countryCode, dateOnly, documentNumber, instant } from "../base/basics.ts";
import { nameOrEmpty, personAddress, personCode, personLine } from "../base/text/personal.ts";
import { furtherValue, MOST_FURTHER } from "./further.ts";

/** A person, alone or for a company, as it is stored and synced. */
export const profileBody = z.object({
  /** The account that owns it; null until someone claims it. */
  user_id: z.int().nullable(),
  created_by: z.int(),
  created_at: instant,
  is_main: z.boolean(),
  soft_deleted: z.boolean(),
  /** Rises when a generated contract has frozen the former version. */
  version: z.int().min(0),
  locked: z.boolean(),
  profile_name: personLine.nullable(),
  /** One of the two may be empty, and both of a company without a person (`profile/named`). */
  first_name: nameOrEmpty,
  last_name: nameOrEmpty,
  email: z.email().max(254).nullable(),
  date_of_birth: dateOnly.nullable(),
  place_of_birth: personLine.nullable(),
  address: personAddress.nullable(),
  city: personLine.nullable(),
  postcode: personCode.nullable(),
  address_country: countryCode.nullable(),
  main_phone: personLine.nullable(),
  passport_num: personCode.nullable().optional(),
  passport_country: countryCode.nullable().optional(),
  passport_expiration: dateOnly.nullable().optional(),
  /** Further fields that passenger lists ask for. */
  nationality: countryCode.nullable().optional(),
  gender: z.enum(["F", "M", "X"]).nullable().optional(),
  visa_num: personCode.nullable().optional(),
  is_company: z.boolean(),
  company_name: personLine.nullable(),
  capacity: personLine.nullable(),
  company_reg_num: personLine.nullable(),
  company_vat_num: personCode.nullable(),
  company_reg_address: personAddress.nullable(),
  company_reg_city: personLine.nullable(),
  company_reg_postcode: personCode.nullable(),
  company_reg_country: countryCode.nullable(),
  company_insurance_pol: personLine.nullable(),
  company_insurance_name: personLine.nullable(),
  financial_guarantee: personLine.nullable(),
  guarantor_name: personLine.nullable(),
  company_affil: personLine.nullable(),
  company_affil_num: personLine.nullable(),
  travel_agent_id: personLine.nullable(),
  bank_name: personLine.nullable().optional(),
  account_num: personLine.nullable().optional(),
  bank_address: personAddress.nullable().optional(),
  bank_country: countryCode.nullable().optional(),
  iban: personCode.nullable().optional(),
  swiftbic: personCode.nullable().optional(),
});

export type ProfileBody = z.infer<typeof profileBody>;

/** Fields about the record, not about the person. */
export const RECORD_FIELDS = [
  ...(["user_id", "created_by", "created_at"] as const),
  ...(["is_main", "soft_deleted", "version", "locked"] as const),
] as const;
/** Left out of the copy of a viewer who may not see them. */
export const PASSPORT_FIELDS = ["passport_num", "passport_country", "passport_expiration"] as const;
/** The passport fields and those hidden with them, which are never required. */
export const TRAVEL_FIELDS = [...PASSPORT_FIELDS, "visa_num"] as const;
export const BANK_FIELDS = ["bank_name", "account_num", "bank_address", "bank_country", "iban", "swiftbic"] as const;

/** The profile that the owner of `from_profile_id` keeps among the contacts. */
export const contactBody = z.object({
  user_id: z.int(),
  from_profile_id: documentNumber,
  profile_id: documentNumber,
  email: z.email().max(254).nullable(),
  send_invite: z.boolean(),
  created_at: instant,
  /** Addresses and numbers beside those of the profile. */
  further: z.array(furtherValue).max(MOST_FURTHER).optional(),
  /** The import that the contact came with. */
  imported: z
    .object({
      id: z.string().max(60),
      /** The name of the file; null where the server gave the contact back after an import that was cut off. */
      file: z.string().max(200).nullable(),
      /** The content that the profile was made of, to tell whether it was edited since (`profile/imported`). */
      print: z.string().max(40),
    })
    .optional(),
});
export type ContactBody = z.infer<typeof contactBody>;

/** Key of a contact: a profile is held once by another. */
export function contactKey(fromProfileId: number, profileId: number): string {
  return `${fromProfileId}-${profileId}`;
}

/** A new profile that belongs to no one yet, or to `user_id`. */
export function newProfile(
  input: Pick<ProfileBody, "user_id" | "created_by" | "created_at" | "first_name" | "last_name"> & Partial<ProfileBody>,
): ProfileBody {
  return {
    is_main: false,
    soft_deleted: false,
    version: 0,
    locked: false,
    profile_name: null,
    email: null,
    date_of_birth: null,
    place_of_birth: null,
    address: null,
    city: null,
    postcode: null,
    address_country: null,
    main_phone: null,
    passport_num: null,
    passport_country: null,
    passport_expiration: null,
    is_company: false,
    company_name: null,
    capacity: null,
    company_reg_num: null,
    company_vat_num: null,
    company_reg_address: null,
    company_reg_city: null,
    company_reg_postcode: null,
    company_reg_country: null,
    company_insurance_pol: null,
    company_insurance_name: null,
    financial_guarantee: null,
    guarantor_name: null,
    company_affil: null,
    company_affil_num: null,
    travel_agent_id: null,
    bank_name: null,
    account_num: null,
    bank_address: null,
    bank_country: null,
    iban: null,
    swiftbic: null,
    ...input,
  };
}

/** Shown name: «First Last», or the company's where no person is named. */
export function fullName(
  profile: Pick<ProfileBody, "first_name" | "last_name"> & { company_name?: string | null | undefined },
): string {
  return `${profile.first_name} ${profile.last_name}`.trim() || (profile.company_name ?? "");
}

/** Shown initials: first letters of first and last name. */
export function initials(profile: Parameters<typeof fullName>[0]): string {
  const first = (word: string) => Array.from(word.trim())[0] ?? "";
  return (first(profile.first_name) + first(profile.last_name) || first(fullName(profile))).toUpperCase();
}
