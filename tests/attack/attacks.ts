import { commonPasswords, guessing, loggedOut } from "./attacks/accounts.ts";
import { conflicts } from "./attacks/conflicts.ts";
import { forgeries } from "./attacks/forgeries.ts";
import { frozenCopies, rolledBack } from "./attacks/heavy.ts";
import { leaks } from "./attacks/leaks.ts";
import { anonymousBodies, jsonBomb, packedBombs } from "./attacks/memory.ts";
import { parties } from "./attacks/parties.ts";
import { production } from "./attacks/production.ts";
import { flood, pixels, pushRate, streams } from "./attacks/quotas.ts";
import { sizes } from "./attacks/sizes.ts";
import { malformed, partIds, values } from "./attacks/values.ts";
import { MATRICES } from "./matrix/attacks.ts";
import type { Attack } from "./support/attack.ts";

/** Everything that was ever tried against the server, those without a process of their own first. */
export const ATTACKS: readonly Attack[] = [
  ...MATRICES,
  forgeries,
  leaks,
  parties,
  sizes,
  frozenCopies,
  values,
  partIds,
  malformed,
  commonPasswords,
  loggedOut,
  flood,
  streams,
  pixels,
  packedBombs,
  jsonBomb,
  anonymousBodies,
  conflicts,
  rolledBack,
  pushRate,
  guessing,
  production,
];
