import { z } from "zod";
import { fingerprintText } from "../../approval/schema.ts";
import { documentNumber, instant, shortText } from "../../base/basics.ts";
import { ROLES } from "../../base/roles.ts";
import { MOST_PARTS } from "../../base/size.ts";
import { profileBody } from "../../profile/schema.ts";
import { yachtBody } from "../../yacht/schema.ts";
import { enteredTerms } from "./entered.ts";
import { DATA_FORMAT, DATA_FORMAT_VERSION } from "./names.ts";

/** Identifies the published JSON Schema; it stays the same wherever the product runs. */
export const DATA_SCHEMA_ID = `urn:passerelle:schema:contract:${DATA_FORMAT_VERSION}`;

/** The details of a party that a contract prints. A detail that it does not print is absent. */
const particulars = profileBody
  .pick({
    is_company: true,
    date_of_birth: true,
    address: true,
    postcode: true,
    city: true,
    address_country: true,
    company_name: true,
    capacity: true,
    company_reg_num: true,
    company_vat_num: true,
    company_reg_address: true,
    company_reg_postcode: true,
    company_reg_city: true,
    company_reg_country: true,
    company_insurance_name: true,
    company_insurance_pol: true,
    financial_guarantee: true,
    guarantor_name: true,
    travel_agent_id: true,
    company_affil: true,
    company_affil_num: true,
  })
  .partial()
  .extend(profileBody.pick({ first_name: true, last_name: true }).shape)
  .strict();
export type Particulars = z.infer<typeof particulars>;

const partyData = z.strictObject({
  role: z.enum(ROLES),
  /** Number of the profile. */
  profile_id: documentNumber,
  /** Null where the reader does not hold the profile. */
  particulars: particulars.nullable(),
});

/** The yacht without the fields that only the product needs, and without pictures. */
const yachtData = yachtBody
  .omit({ pictures: true, version: true, locked: true, created_by: true, created_at: true })
  .extend({ number: documentNumber })
  .strict();

/** A version of a contract as data: «contract as data» in the decisions. */
export const contractData = z
  .strictObject({
    format: z.literal(DATA_FORMAT),
    format_version: z.literal(DATA_FORMAT_VERSION),
    /** Number of the agreement. */
    number: documentNumber,
    version: z.strictObject({
      /** 0 for the contract, then the number of the addendum. */
      number: z.int().min(0),
      /** DRAFT until the version is generated. */
      status: z.enum(["DRAFT", "CONTRACT", "ADDENDUM"]),
      /** Null for a draft. */
      generated_at: instant.nullable(),
      /** SHA-256, in hex, of the canonical JSON (RFC 8785) of `terms`. */
      fingerprint: fingerprintText,
      /** Edition of the standard terms. */
      articles_edition: shortText,
      /** SHA-256, in hex, of the PDF that was handed out; null for a draft. */
      pdf_sha256: fingerprintText.nullable(),
    }),
    agreement: enteredTerms,
    /** The yacht as it was when the version was frozen; of a draft, as it is. */
    yacht: yachtData.nullable(),
    /** In the order of each role. */
    parties: z.array(partyData).max(MOST_PARTS),
    /** The terms of the contract, calculated values and bank accounts included: the basis of the fingerprint. */
    terms: z.record(shortText, z.unknown()),
  })
  .meta({ title: "A version of a contract" });
export type ContractData = z.infer<typeof contractData>;
