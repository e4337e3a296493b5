import { isMap, type JsonMap } from "shared-schema/base/json";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { ERASED, ERASED_NAMES, NAMES, PERSONAL } from "../../base/erased.ts";

/** Fields that tell one bearer of a name from another. A country or a city is shared by too many people. */
const DISTINCTIVE = [
  ...["email", "main_phone", "address", "date_of_birth", "passport_num", "visa_num", "account_num", "iban"],
  ...["company_name", "company_reg_num", "company_vat_num", "company_reg_address", "company_insurance_pol"],
] as const satisfies readonly (keyof ProfileBody)[];

/** The terms of a contract name the holder of a bank account under a key of their own. */
const FIELD_OF: Readonly<Record<string, keyof ProfileBody>> = { payee: "company_name" };

type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** A person to erase, with everything that their profiles have ever held. */
export interface Person {
  /** Numbers of the profiles, as text. */
  ids: ReadonlySet<string>;
  /** Every value that was entered, by field. */
  values: Values;
  /** Distinctive values that no other profile has ever held, by field. */
  own: Values;
  /** Full names that no other profile has ever borne. */
  names: ReadonlySet<string>;
  /** E-mail addresses in lower case that no other profile and no other account uses. */
  emails: ReadonlySet<string>;
}

/** The values of a person as they are gathered: first of every state of the person's own profiles, then of everybody else's. */
interface Gathering {
  /** Adds a state that a profile of the person has had. */
  own(state: ProfileBody): void;
  /** Takes out what a state of another profile holds too. To be told after all of the person's own. */
  other(state: ProfileBody): void;
  /** The e-mail addresses that are left so far, in lower case. */
  emails: ReadonlySet<string>;
  /** Leaves out an address that another person's account uses. */
  leave(email: string): void;
  person(): Person;
}

/** Begins to gather the values that identify a person. @param ids numbers of the profiles */
export function gathering(ids: ReadonlySet<string>): Gathering {
  const values = new Map([...PERSONAL].map((field) => [field, new Set<string>()]));
  const own = new Map(DISTINCTIVE.map((field) => [field, new Set<string>()]));
  const [names, emails] = [new Set<string>(), new Set<string>()];
  return {
    emails,
    own(state) {
      for (const [field, known] of values) for (const value of valuesOf(state, field)) known.add(value);
      for (const [field, known] of own) for (const value of valuesOf(state, field)) known.add(value);
      for (const email of valuesOf(state, "email")) emails.add(email.toLowerCase());
      if (fullName(state) !== fullName(ERASED_NAMES)) names.add(fullName(state));
    },
    other(state) {
      for (const [field, known] of own) known.delete(normal(state[field] ?? ""));
      names.delete(fullName(state));
      emails.delete(state.email?.toLowerCase() ?? "");
    },
    leave: (email) => void emails.delete(email),
    person: () => ({ ids, values, own, names, emails }),
  };
}

/** Text as it is compared: contracts keep it composed. */
function normal(text: string): string {
  return text.normalize("NFC");
}

function valuesOf(state: JsonMap, field: string): string[] {
  const value = state[field];
  return typeof value === "string" && value.trim() !== "" ? [normal(value)] : [];
}

/** A JSON value whose maps that describe the person have lost their particulars. Nothing else in it changes. */
export function withoutPerson(value: unknown, person: Person): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutPerson(item, person));
  if (!isMap(value)) return value;
  const entries = Object.entries(value);
  if (describes(value, person)) {
    return Object.fromEntries(entries.map(([key, item]) => [key, isParticular(key, item) ? erasedField(key) : item]));
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutPerson(item, person)]));
}

/**
 * Whether a map describes the person: the profile has held every particular in it, and one of them is theirs alone, the
 * full name or a distinctive value. A namesake with an address of their own is someone else.
 */
function describes(map: JsonMap, { values, own, names }: Person): boolean {
  const held = Object.entries(map).flatMap(([key, item]) =>
    isParticular(key, item) ? [{ field: fieldOf(key), text: normal(item) }] : [],
  );
  if (!held.every(({ field, text }) => values.get(field)?.has(text))) return false;
  return (
    names.has(`${map["first_name"]} ${map["last_name"]}`) || held.some(({ field, text }) => own.get(field)?.has(text))
  );
}

const fieldOf = (key: string): string => (Object.hasOwn(FIELD_OF, key) ? FIELD_OF[key] : undefined) ?? key;

function isParticular(key: string, item: unknown): item is string {
  return PERSONAL.has(fieldOf(key)) && typeof item === "string" && item.trim() !== "";
}

function erasedField(key: string): string | null {
  return NAMES.has(key) ? ERASED : null;
}
