import { randomBytes, X509Certificate } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { type KnownCertificate, readCertificate } from "shared-schema/pades/cms/certificate";
import { refusalText } from "shared-schema/refusals/text";
import { type Config, readConfig } from "./config.ts";
import { CONSEQUENCES } from "./consequences.ts";
import { openData } from "./openData.ts";
import { createBus } from "./ports/bus.ts";
import { systemClock } from "./ports/clock.ts";
import { directDerivations } from "./ports/derivations/directDerivations.ts";
import { fileAssets } from "./ports/files/assets.ts";
import { folderStore } from "./ports/files/files.ts";
import { systemIds } from "./ports/ids.ts";
import { VERIFIED_FILE } from "./ports/operator/machine.ts";
import { DATABASE_FILE, FILES_FOLDER } from "./ports/privateFolder.ts";
import { authorityStamper } from "./ports/timeStamp/stamper.ts";
import type { Head } from "./store/queries/audit/chain.ts";
import type { Store } from "./store/store.ts";
import { exportTrail } from "./verbs/audit/exportTrail.ts";
import { headIn } from "./verbs/audit/headIn.ts";
import { stampTrail, type TrailStamp } from "./verbs/audit/stamp.ts";
import { verifyTrail } from "./verbs/audit/verify.ts";
import type { ErasureDeps } from "./verbs/erasure/job.ts";
import { purgeProfile } from "./verbs/erasure/purgeProfile.ts";

const USAGE = `Usage: npm run audit -- verify [--head <number>:<hash>]
       npm run audit -- stamp
       npm run audit -- export <number of an agreement>
       npm run audit -- purge <number of a profile>
`;

/** The operator waits longer than a signature would. */
const STAMP_PATIENCE_MS = 30_000;

process.exitCode = await run(process.argv.slice(2));

/** Runs one of the operator's commands on the audit trail. @returns the exit code */
async function run([command, number, ...rest]: string[]): Promise<number> {
  const isNumber = /^[1-9]\d*$/.test(number ?? "");
  const isPurge = command === "purge" && isNumber;
  const isExport = command === "export" && isNumber;
  const isOther = (command === "verify" || command === "stamp") && number === undefined;
  const known = command === "verify" && number === "--head" ? headIn(rest.shift() ?? "") : null;
  if (rest.length > 0 || !(isPurge || isExport || isOther || known)) return fail(USAGE, 2);
  const config = readConfig(process.env);
  const file = join(config.dataDir, DATABASE_FILE);
  // Opening makes a database where there is none, and the trail of an empty one holds.
  if (!existsSync(file)) return fail(`There is no database at ${file}.\n`, 2);
  const store = openData(config);
  try {
    if (isPurge) return await purge(config, store, Number(number));
    if (isExport) return say(JSON.stringify(exportTrail(store, Number(number))));
    return command === "stamp" ? await stamp(config, store) : await verify(config, store, known);
  } finally {
    store.close();
  }
}

/** The ports that the writing commands need around the store. */
function depsOf({ quotas, assetsDir, dataDir }: Config, store: Store): ErasureDeps {
  const assets = fileAssets(assetsDir);
  const around = {
    clock: systemClock,
    ids: systemIds,
    assets,
    derivations: directDerivations(assets),
    files: folderStore(join(dataDir, FILES_FOLDER)),
    bus: createBus(() => quotas.streams),
  };
  return { ...around, store, quotas, consequences: CONSEQUENCES, log: pino({ level: "warn" }) };
}

/** The certificates that are trusted to certify an authority. */
function trustedBy({ timeStamps: { trustedFile } }: Config): KnownCertificate[] {
  const text = trustedFile === null ? "" : readFileSync(trustedFile, "utf8");
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => readCertificate(new X509Certificate(block).raw));
}

async function stamp(config: Config, store: Store): Promise<number> {
  const { url } = config.timeStamps;
  if (url === null) return fail("TSA_URL names no authority for time stamps.\n", 2);
  const stamper = authorityStamper({ url, fetch, random: randomBytes, timeoutMs: STAMP_PATIENCE_MS });
  const stamped = await stampTrail(depsOf(config, store), stamper, trustedBy(config));
  if (!stamped.ok) return fail(`${refusalText(stamped.refusal, "en")}\n`, 1);
  say(stampLine(stamped.value));
  return 0;
}

function stampLine({ entry, at, signer, isTrusted }: TrailStamp): string {
  return `Entry ${entry} existed on ${at}, says ${signer}${isTrusted ? "" : " (not certified by a trusted authority)"}\n`;
}

async function verify(config: Config, store: Store, known: Head | null): Promise<number> {
  const found = await verifyTrail(store, trustedBy(config), known);
  const { entries, revisions, replaced, contracts, ledger, erased, head, stamps, broken } = found;
  // For the administrators' view of the server's health.
  const note = { at: systemClock.now().toISOString(), holds: broken === null };
  writeFileSync(join(config.dataDir, VERIFIED_FILE), JSON.stringify(note), { mode: 0o600 });
  say(`${entries} entries, ${revisions} revisions, ${contracts} contracts, ${ledger} rows of the ledger\n`);
  say(`${replaced} revisions replaced by purges, details of ${erased} entries erased\n`);
  say(`Head: ${head.number} ${head.hash}\n`);
  for (const each of stamps) say(stampLine(each));
  if (!broken) {
    if (known) say(`Entry ${known.number} is the one that is known from outside.\n`);
    say("The trail holds.\n");
    return 0;
  }
  const { entry, revision, contract, ledger: rows, reason } = broken;
  const where = [
    ...(entry === null ? [] : [`entry ${entry}`]),
    ...(revision === null ? [] : [`revision ${revision}`]),
    ...(contract === null ? [] : [`agreement ${contract.agreement}`]),
    ...(contract === null || contract.version === null ? [] : [`version ${contract.version}`]),
    ...(rows.length === 0 ? [] : [`rows ${rows.join(", ")} of the ledger`]),
  ];
  return fail(`The trail is broken at ${where.join(", ")}: ${reason}.\n`, 1);
}

async function purge(config: Config, store: Store, profile: number): Promise<number> {
  const purged = await purgeProfile(depsOf(config, store), profile);
  if (!purged.ok) return fail(`${refusalText(purged.refusal, "en")}\n`, 1);
  const { revisions, texts, mails, contracts, checks, receipts, failed } = purged.value;
  say(`Profile ${profile} erased: ${revisions} revisions and ${texts} texts rewritten, ${mails} mails deleted\n`);
  say(`${receipts} receipts deleted\n`);
  if (failed !== undefined) say(`${failed} rows could NOT be erased: the log names them\n`);
  say(`KYC checks are kept until their own purge: ${checks} entries about the person\n`);
  say(`Generated contracts are kept as evidence: ${contracts} versions still name the person\n`);
  if (store.meta.isScrubDue()) {
    return fail("The file still holds what was overwritten. Stop the server, and run this command again.\n", 1);
  }
  if (store.meta.isRebuildDue()) say("The next start of the server writes the database's file again.\n");
  return 0;
}

/** @returns the exit code */
function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}
