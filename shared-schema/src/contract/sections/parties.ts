import type { Bilingual } from "../../base/language.ts";
import type { Role } from "../../base/roles.ts";
import { partyLabel, ROLE_LABELS } from "../../labels/parties.ts";
import { PROFILE_FIELDS } from "../../labels/profile.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { fullName } from "../../profile/schema.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { BLANK, both, country, text } from "../../terms/format.ts";
import { partiesIn } from "../../terms/parties.ts";
import { type Block, type Detail, detail, heading, labelled } from "../blocks.ts";

/** Roles named one by one; passengers have their own table. */
const NAMED: readonly Role[] = ["carriers", "clients", "brokers", "central_agents", "stakeholders", "captains"];
/** Roles shown blank when no one holds them, as the contract cannot do without. */
const ALWAYS: readonly Role[] = ["carriers", "clients", "captains"];

/** The section on the parties. */
export function partiesSection(facts: ContractFacts): Block[] {
  const parties = NAMED.flatMap((role) => {
    const present = partiesIn(facts, role);
    if (present.length === 0)
      return ALWAYS.includes(role) ? [{ role: ROLE_LABELS[role], name: BLANK, rows: [], field: role }] : [];
    const labels = numbered(present.map(({ profile }) => partyLabel(role, profile)));
    return present.map(({ profile }, index) => ({
      role: labels[index] ?? ROLE_LABELS[role],
      name: profile ? nameIn(role, profile) : BLANK,
      rows: profile ? withPaths(particulars(role, profile), `${role}.${index}`) : [],
      field: `${role}.${index}.last_name`,
    }));
  });
  return [heading(2, "parties", "2", "Parties", "Parties"), { kind: "parties", parties }];
}

/** «Client 2»: the number among those who are called alike; none where no one else is. */
function numbered(labels: readonly Bilingual[]): Bilingual[] {
  return labels.map((label, index) => {
    const isAlike = ({ en }: Bilingual) => en === label.en;
    if (labels.filter(isAlike).length === 1) return label;
    const number = labels.slice(0, index + 1).filter(isAlike).length;
    return { fr: `${label.fr} ${number}`, en: `${label.en} ${number}` };
  });
}

/** A captain is a person, whichever company is behind: nothing of a captain is printed but the name. */
function nameIn(role: Role, profile: ProfileBody): string {
  return role === "captains" ? fullName(profile) : partyName(profile);
}

/** A company by its name, anybody else by their own. */
export function partyName(profile: ProfileBody): string {
  return (profile.is_company && profile.company_name) || fullName(profile);
}

/** The person who acts for a party, for a company with the capacity in which that person represents it. */
export function signatoryName(profile: ProfileBody): string {
  return profile.is_company && profile.capacity ? `${fullName(profile)}, ${profile.capacity}` : fullName(profile);
}

/** The rows with the paths of their fields in full: of which party they are. */
function withPaths(rows: readonly Detail[], party: string): Detail[] {
  return rows.map((row) => (row.field === undefined ? row : { ...row, field: `${party}.${row.field}` }));
}

function particulars(role: Role, profile: ProfileBody): Detail[] {
  if (role === "captains") return [];
  const rows = profile.is_company
    ? companyRows(profile)
    : [labelled(PROFILE_FIELDS.address, personAddress(profile), "address")];
  if (role === "carriers") return [...rows, ...carrierRows(profile)];
  if (role === "brokers" || role === "central_agents") return [...rows, ...affiliationRows(profile)];
  return rows;
}

function companyRows(profile: ProfileBody): Detail[] {
  return [
    detail("Représenté par", "Represented by", signatoryName(profile)),
    labelled(PROFILE_FIELDS.company_reg_num, text(profile.company_reg_num), "company_reg_num"),
    labelled(PROFILE_FIELDS.company_vat_num, text(profile.company_vat_num), "company_vat_num"),
    labelled(PROFILE_FIELDS.company_reg_address, companyAddress(profile), "company_reg_address"),
  ];
}

function carrierRows(profile: ProfileBody): Detail[] {
  return [
    detail(
      "Assureur et police",
      "Insurer and policy",
      joined(profile.company_insurance_name, profile.company_insurance_pol),
      "company_insurance_name",
    ),
    labelled(PROFILE_FIELDS.financial_guarantee, joined(profile.guarantor_name, profile.financial_guarantee)),
    labelled(PROFILE_FIELDS.travel_agent_id, text(profile.travel_agent_id)),
  ];
}

function affiliationRows(profile: ProfileBody): Detail[] {
  if (!profile.is_company || !profile.company_affil) return [];
  return [labelled(PROFILE_FIELDS.company_affil, joined(profile.company_affil, profile.company_affil_num))];
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
