import { realAddress } from "../placeholder.ts";
import { fullName, type ProfileBody } from "../schema.ts";
import { plainName } from "./plainName.ts";

/** The reason why two people look like one. */
export type Likeness = "email" | "phone" | "name-and-birth";

export interface Likely {
  a: number;
  b: number;
  likeness: Likeness;
}

export type Compared = Pick<ProfileBody, "first_name" | "last_name"> &
  Partial<Pick<ProfileBody, "email" | "main_phone" | "date_of_birth" | "company_name">>;

/** The digits of a telephone number that are the same with and without its country's prefix. */
const PHONE_DIGITS = 9;

/** A telephone number to compare by; null where there are too few digits to tell. */
function plainPhone(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/\D/g, "") ?? "";
  return digits.length < PHONE_DIGITS ? null : digits.slice(-PHONE_DIGITS);
}

/** The marks by which a person is found again, the surest first. */
export function likenesses(person: Compared): [Likeness, string][] {
  const email = realAddress(person.email)?.toLowerCase();
  const phone = plainPhone(person.main_phone);
  const name = plainName(fullName(person));
  return [
    ...(email ? [["email", email] as [Likeness, string]] : []),
    ...(phone ? [["phone", phone] as [Likeness, string]] : []),
    ...(person.date_of_birth && name
      ? [["name-and-birth", `${name} ${person.date_of_birth}`] as [Likeness, string]]
      : []),
  ];
}

/** A telephone number that more people have is an office's, and says nothing. */
export const MOST_AT_A_PHONE = 3;

/**
 * Lists pairs of people who may be one: by address, by telephone number, or by name and date of birth. Each pair once, with its surest
 * reason. A couple shares a telephone: this proposes, and a person decides.
 */
export function likelyDuplicates(people: readonly { id: number; body: Compared }[]): Likely[] {
  const groups = new Map<string, { likeness: Likeness; ids: Set<number> }>();
  for (const { id, body } of people) {
    for (const [likeness, mark] of likenesses(body)) {
      const key = `${likeness} ${mark}`;
      const group = groups.get(key) ?? { likeness, ids: new Set() };
      groups.set(key, group);
      group.ids.add(id);
    }
  }
  const pairs = new Map<string, Likely>();
  for (const { likeness, ids } of [...groups.values()].sort(bySureness)) {
    if (likeness === "phone" && ids.size > MOST_AT_A_PHONE) continue;
    const [a, ...others] = [...ids];
    for (const b of others) {
      if (a !== undefined && !pairs.has(`${a} ${b}`)) pairs.set(`${a} ${b}`, { a, b, likeness });
    }
  }
  return [...pairs.values()];
}

const SUREST: readonly Likeness[] = ["email", "phone", "name-and-birth"];

function bySureness(a: { likeness: Likeness }, b: { likeness: Likeness }): number {
  return SUREST.indexOf(a.likeness) - SUREST.indexOf(b.likeness);
}
