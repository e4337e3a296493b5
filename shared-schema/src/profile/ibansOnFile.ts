import type { ProfileBody } from "./schema.ts";

/** Check digits keep two right IBANs at least two characters apart: so few differences are a slip, or a forgery. */
const FEW = 2;

interface ProfileOnFile {
  id: number;
  body: Pick<ProfileBody, "iban">;
}

/** An IBAN in its electronic form: capitals, without spaces and hyphens. */
export function plainIban(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/**
 * Compares the IBAN of a profile with those on file.
 * @param frozen the profiles of frozen copies, under the number of their agreement
 * @param live the profiles as they stand
 * @returns `former`: each other IBAN that frozen copies have of this profile, with their agreements; `near`: the IBANs that could be
 *   taken for it, of this profile and of others
 */
export function compareIban(
  { id, iban }: { id: number; iban: string },
  frozen: readonly { agreement: number; profiles: Readonly<Record<string, Pick<ProfileBody, "iban">>> }[],
  live: readonly ProfileOnFile[],
): { former: { iban: string; agreements: number[] }[]; near: string[] } {
  const own = plainIban(iban);
  const printed = new Map<string, number[]>();
  for (const { agreement, profiles } of frozen) {
    const then = plainIban(profiles[String(id)]?.iban ?? "");
    if (then !== "" && then !== own) printed.set(then, [...(printed.get(then) ?? []), agreement]);
  }
  const former = [...printed].map(([then, agreements]) => ({ iban: then, agreements }));
  const kept = [...former, ...live.map(({ body }) => body)].flatMap((one) => (one.iban ? [plainIban(one.iban)] : []));
  return { former, near: [...new Set(kept)].filter((one) => isNear(own, one)) };
}

/** Two different IBANs of one length that differ in few characters. */
function isNear(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  return [...one].filter((character, at) => character !== other[at]).length <= FEW;
}
