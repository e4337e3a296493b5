import type { CommissionBody } from "./schema.ts";

/** The commission of a draft with one profile in the place of another: the entry of the former party becomes the latter's, unless that has its own. */
export function replaceEarner(commission: CommissionBody, from: number, to: number): CommissionBody {
  const renamed = (key: string) => {
    const [role, profile] = key.split(":");
    return profile === String(from) ? `${role}:${to}` : key;
  };
  const shares = Object.entries(commission.shares);
  const instalments = Object.entries(commission.instalments);
  return {
    ...commission,
    shares: {
      ...Object.fromEntries(shares.map(([key, share]) => [renamed(key), share])),
      ...Object.fromEntries(shares.filter(([key]) => renamed(key) === key)),
    },
    instalments: Object.fromEntries(
      instalments.map(([key, instalment]) => [key, { ...instalment, party: renamed(instalment.party) }]),
    ),
  };
}
