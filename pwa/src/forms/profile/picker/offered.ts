import { profileSearchText } from "shared-schema/api/profile";
import { finderOf } from "shared-schema/api/search";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { compareNames } from "../../../ui/table/names.ts";

/** Someone whom a picker can offer: from this device, or found by a search over everybody's. */
export interface Candidate extends Pick<ProfileBody, "first_name" | "last_name" | "company_name" | "is_company"> {
  id: number;
  /** Absent where the viewer may not see it. */
  email?: string | null;
  /** Absent for those who were found: the search leaves deleted ones out. */
  soft_deleted?: boolean;
}

interface Wanted {
  exclude: readonly number[];
  /** Persons alone sail along: no company, and none of these, who only run this site. */
  passenger: { except: ReadonlySet<number> } | null;
  /** Those who fit best, offered first, and those who hardly fit, offered last. */
  order?: { first: ReadonlySet<number>; last: ReadonlySet<number> };
}

/**
 * Lists the people a picker offers, once each, the fitting ones first, and by name. Earlier candidates win over later ones of the same number.
 */
export function offered(candidates: readonly Candidate[], { exclude, passenger, order }: Wanted): Candidate[] {
  const one = new Map([...candidates].reverse().map((candidate) => [candidate.id, candidate]));
  const rank = ({ id }: Candidate) => (order?.first.has(id) ? 0 : order?.last.has(id) ? 2 : 1);
  return [...one.values()]
    .filter(({ id, soft_deleted }) => !soft_deleted && !exclude.includes(id))
    .filter(({ id, is_company }) => passenger === null || !(is_company || passenger.except.has(id)))
    .sort((a, b) => rank(a) - rank(b) || compareNames(labelOf(a), labelOf(b)));
}

/** Returns the label of a person in a list: name and company. */
export function labelOf(person: Candidate): string {
  return person.company_name ? `${fullName(person)} · ${person.company_name}` : fullName(person);
}

/** Whether a typed text fits someone: by name, company or e-mail address, as the server searches. */
export function fits(person: Candidate, text: string): boolean {
  return finderOf(text)(profileSearchText(person));
}
