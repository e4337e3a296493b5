import { type Role, SINGLE_ROLES } from "../../agreement/roles.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { fullName } from "../../profile/schema.ts";
import { type Block, type Detail, detail, heading } from "../blocks.ts";
import type { Bilingual, ContractFacts } from "../facts.ts";
import { BLANK, both, country, text } from "../format.ts";
import { ROLE_LABELS } from "../labels.ts";
import { partiesIn } from "../parties.ts";

/** Roles named one by one; passengers have their own table. */
const NAMED: readonly Role[] = ["carriers", "clients", "brokers", "central_agents", "stakeholders", "captains"];
/** Roles shown blank when nobody holds them, as the contract cannot do without. */
const ALWAYS: readonly Role[] = ["carriers", "clients", "captains"];

/** Who the parties are. */
export function partiesSection(facts: ContractFacts): Block[] {
  const parties = NAMED.flatMap((role) => {
    const present = partiesIn(facts, role);
    if (present.length === 0) return ALWAYS.includes(role) ? [{ role: ROLE_LABELS[role], name: BLANK, rows: [] }] : [];
    const numbered = present.length > 1 && !SINGLE_ROLES.includes(role);
    return present.map(({ profile }, index) => ({
      role: numbered ? withNumber(ROLE_LABELS[role], index + 1) : ROLE_LABELS[role],
      name: profile ? partyName(profile) : BLANK,
      rows: profile ? particulars(role, profile) : [],
    }));
  });
  return [heading(2, "parties", "2", "Parties", "Parties"), { kind: "parties", parties }];
}

function withNumber(label: Bilingual, number: number): Bilingual {
  return { fr: `${label.fr} ${number}`, en: `${label.en} ${number}` };
}

/** A company by its name, anybody else by their own. */
export function partyName(profile: ProfileBody): string {
  return (profile.is_company && profile.company_name) || fullName(profile);
}

function particulars(role: Role, profile: ProfileBody): Detail[] {
  if (role === "captains") return [];
  const rows = profile.is_company ? companyRows(profile) : [detail("Adresse", "Address", personAddress(profile))];
  if (role === "carriers") return [...rows, ...carrierRows(profile)];
  if (role === "brokers" || role === "central_agents") return [...rows, ...affiliationRows(profile)];
  return rows;
}

function companyRows(profile: ProfileBody): Detail[] {
  const person = profile.capacity ? `${fullName(profile)}, ${profile.capacity}` : fullName(profile);
  return [
    detail("Représenté par", "Represented by", person),
    detail("Immatriculation", "Registration number", text(profile.company_reg_num)),
    detail("N° de TVA", "VAT number", text(profile.company_vat_num)),
    detail("Siège", "Registered address", companyAddress(profile)),
  ];
}

function carrierRows(profile: ProfileBody): Detail[] {
  return [
    detail(
      "Assureur et police",
      "Insurer and policy",
      joined(profile.company_insurance_name, profile.company_insurance_pol),
    ),
    detail("Garantie financière", "Financial guarantee", joined(profile.guarantor_name, profile.financial_guarantee)),
    detail("Immatriculation voyages", "Travel registration", text(profile.travel_agent_id)),
  ];
}

function affiliationRows(profile: ProfileBody): Detail[] {
  if (!profile.is_company || !profile.company_affil) return [];
  return [detail("Affiliation", "Affiliation", joined(profile.company_affil, profile.company_affil_num))];
}

function personAddress(profile: ProfileBody): string {
  return address(profile.address, profile.postcode, profile.city, profile.address_country);
}

function companyAddress(profile: ProfileBody): string {
  const { company_reg_address, company_reg_postcode, company_reg_city, company_reg_country } = profile;
  return address(company_reg_address, company_reg_postcode, company_reg_city, company_reg_country);
}

function address(street: string | null, postcode: string | null, city: string | null, code: string | null): string {
  const town = [postcode, city].filter(Boolean).join(" ");
  return joined(street, town, code ? both(country(code)) : null);
}

function joined(...parts: (string | null)[]): string {
  return text(parts.filter((part) => part !== null && part.trim() !== "").join(", "));
}
