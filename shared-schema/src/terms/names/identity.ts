import { type Bilingual, inBoth } from "../../base/language.ts";
import { AGREEMENT_FIELDS } from "../../labels/agreement.ts";
import type { TermValue } from "../terms.ts";
import { STEP_LABELS } from "../writeTerm.ts";

type Item = Readonly<Record<string, TermValue>>;

/** Lists whose places in the terms are printed: the route's and the clauses'. The others are sorted by content. */
const NUMBERED: readonly string[] = ["waypoints", "clauses"];

/** The key that holds the name of a part, by list; parties have names of their own. */
const NAMES: Readonly<Record<string, string>> = {
  bank_accounts: "payee",
  waypoints: "place",
  embarkations: "passenger",
  special_conditions: "name",
  payment_calls: "designation",
};

const NAMELESS: readonly string[] = ["clauses", "fuel_bunkers"];

/** Whether the place of a part in its list is printed beside it. */
export function isNumbered(list: string): boolean {
  return NUMBERED.includes(list);
}

/** The reader's name of a part of a list; null where it has none. */
export function identityOf(list: string, item: Item): Bilingual | null {
  if (NAMELESS.includes(list)) return null;
  if (list === "rate_explanation") return stepName(item);
  const name = list === "trips" ? tripName(item) : NAMES[list] ? item[NAMES[list]] : partyName(item);
  return typeof name === "string" && name.trim() !== "" ? { en: name, fr: name } : null;
}

function tripName({ from, to }: Item): string | null {
  return typeof from === "string" && typeof to === "string" ? `${from} – ${to}` : null;
}

/** A company by its name, anybody else by their own. */
function partyName({ company_name, first_name, last_name }: Item): string {
  if (typeof company_name === "string" && company_name.trim() !== "") return company_name;
  return [first_name, last_name].filter((name) => typeof name === "string" && name !== "").join(" ");
}

/** A step of the rate's explanation by its kind, and the rule or question that it is about. */
function stepName({ kind, code, question }: Item): Bilingual | null {
  const label = Object.entries(STEP_LABELS).find(([each]) => each === kind)?.[1];
  if (!label) return null;
  const asked = Object.entries(AGREEMENT_FIELDS).find(([each]) => each === question)?.[1];
  return inBoth((language) => {
    const about = asked?.[language] ?? code;
    return typeof about === "string" ? `${label[language]} ${about}` : label[language];
  });
}
