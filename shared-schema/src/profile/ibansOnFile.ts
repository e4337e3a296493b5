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
 * @returns `former`: the agreements whose frozen copy has another IBAN of this profile, and that one; `near`: the IBANs that could be
 *   taken for it, of this profile and of others
 */
export function compareIban(
  { id, iban }: { id: number; iban: string },
  frozen: readonly { agreement: number; profiles: Readonly<Record<string, Pick<ProfileBody, "iban">>> }[],
  live: readonly ProfileOnFile[],
): { former: { agreement: number; iban: string }[]; near: string[] } {
  const own = plainIban(iban);
  const former = frozen.flatMap(({ agreement, profiles }) => {
    const then = profiles[String(id)]?.iban;
    return then && plainIban(then) !== own ? [{ agreement, iban: plainIban(then) }] : [];
  });
  const kept = [...former, ...live.map(({ body }) => body)].flatMap((one) => (one.iban ? [plainIban(one.iban)] : []));
  return { former, near: [...new Set(kept)].filter((one) => isNear(own, one)) };
}

/** Two different IBANs of one length that differ in few characters. */
function isNear(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  return [...one].filter((character, at) => character !== other[at]).length <= FEW;
}
