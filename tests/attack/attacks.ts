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
import { tryPushes } from "./matrix/pushes/pushes.ts";
import type { Attack } from "./support/attack.ts";

/** Every operation by every actor on own, shared and foreign documents. */
const matrix: Attack = {
  name: "access matrix of the REST surface",
  run: async (target) => (await tryMatrix(target)).findings,
};

/** Every pushed collection by every actor, created, edited and deleted, of own, shared and foreign documents. */
const pushes: Attack = {
  name: "access matrix of pushed documents",
  run: async (target) => (await tryPushes(target)).findings,
};

/** Everything that was ever tried against the server, those without a process of their own first. */
export const ATTACKS: readonly Attack[] = [
  matrix,
  pushes,
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
