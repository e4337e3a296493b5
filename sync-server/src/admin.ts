import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { refusalText } from "shared-schema/refusals/text";
import { type Config, readConfig } from "./config.ts";
import { CONSEQUENCES } from "./consequences.ts";
import { openData } from "./openData.ts";
import { createBus } from "./ports/bus.ts";
import { systemClock } from "./ports/clock.ts";
import { directDerivations } from "./ports/derivations/directDerivations.ts";
import { fileAssets } from "./ports/files/assets.ts";
import { systemIds } from "./ports/ids.ts";
import { backupData } from "./ports/operator/backup.ts";
import { DATABASE_FILE, TRUST_DATABASE_FILE } from "./ports/privateFolder.ts";
import type { Store } from "./store/store.ts";
import { openTrustStore } from "./trust/data/trustStore.ts";
import { resetFactor } from "./verbs/account/factor/resetFactor.ts";

const USAGE = `Usage: npm run admin -- factors
       npm run admin -- reset-factor <email address>
       npm run admin -- backup <new folder>
`;

process.exitCode = await run(process.argv.slice(2));

/** Runs one of the operator's commands on accounts and data. @returns the exit code */
async function run([command, email, ...rest]: string[]): Promise<number> {
  const isList = command === "factors" && email === undefined;
  const isReset = command === "reset-factor" && email !== undefined;
  const isBackup = command === "backup" && email !== undefined;
  if (rest.length > 0 || !(isList || isReset || isBackup)) return fail(USAGE, 2);
  const config = readConfig(process.env);
  const { dataDir, assetsDir, quotas } = config;
  const file = join(dataDir, DATABASE_FILE);
  // Opening makes a database where there is none.
  if (!existsSync(file)) return fail(`There is no database at ${file}.\n`, 2);
  const store = openData(config);
  try {
    if (isBackup) return await backUp(store, config, email);
    if (!isReset) return list(store);
    const assets = fileAssets(assetsDir);
    const around = {
      clock: systemClock,
      ids: systemIds,
      assets,
      derivations: directDerivations(assets),
      bus: createBus(() => quotas.streams),
    };
    const reset = resetFactor(
      { ...around, store, quotas, consequences: CONSEQUENCES, log: pino({ level: "warn" }) },
      email,
    );
    if (!reset.ok) return fail(`${refusalText(reset.refusal, "en")}\n`, 1);
    const { user_id, sessions } = reset.value;
    say(`The second factors of account ${user_id} are removed, and ${sessions} devices are logged out.\n`);
    return 0;
  } finally {
    store.close();
  }
}

/** Copies database and files into a new folder, while the server runs. */
async function backUp(store: Store, { dataDir, trustMigrationsDir }: Config, folder: string): Promise<number> {
  if (existsSync(folder)) return fail(`${folder} exists already. Name a folder that does not.\n`, 2);
  const trustFile = join(dataDir, TRUST_DATABASE_FILE);
  const trust = existsSync(trustFile)
    ? openTrustStore({ file: trustFile, migrationsFolder: trustMigrationsDir })
    : null;
  try {
    await backupData(store, dataDir, folder, trust);
  } finally {
    trust?.close();
  }
  say(`Database and files are copied to ${folder}. Passports and bank accounts lie in it unencrypted.\n`);
  say("The key of second factors is not in it: keep FACTOR_KEY, or the file factor.key, in another place.\n");
  if (trust) say("Nor is the key of the trust service: keep TRUST_KEY, or the file trust.key, in another place.\n");
  return 0;
}

/** Prints the accounts that have a second factor, and administrators without one. */
function list(store: Store): number {
  for (const { id, email, is_admin, deactivated_at } of store.users.all()) {
    const factors = [
      ...(store.factors.hasTotp(id) ? ["authenticator app"] : []),
      ...store.passkeys.ofUser(id).map(() => "passkey"),
    ];
    if (deactivated_at !== null || (factors.length === 0 && is_admin === 0)) continue;
    const codes = factors.length > 0 ? `, ${store.factors.codes(id)} recovery codes` : "";
    say(`${id} ${email}${is_admin === 1 ? " (administrator)" : ""}: ${factors.join(", ") || "none"}${codes}\n`);
  }
  return 0;
}

function say(text: string): void {
  process.stdout.write(text);
}

function fail(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}
