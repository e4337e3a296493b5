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
import { tryMatrix } from "./matrix/matrix.ts";
import type { Attack } from "./support/attack.ts";

/** Every operation by every actor on own and foreign documents. */
const matrix: Attack = {
  name: "access matrix of the REST surface",
  run: async (target) => (await tryMatrix(target)).findings,
};

/** Everything that was ever tried against the server, those without a process of their own first. */
export const ATTACKS: readonly Attack[] = [
  matrix,
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
