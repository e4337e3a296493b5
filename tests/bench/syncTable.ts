import type { Measured } from "./syncMeasure.ts";

/** Beyond this ratio a figure misses the aim, and the table says why. */
const AIMS: Record<string, number> = { bare: 2, "rxdb-server": 1, pouchdb: 1 };
const START_MS = 300;

/** Costs that a figure of ours includes and the peer's does not. */
const WHY: Record<string, string> = {
  "1,000 pushes alone, ms":
    "each is flushed with its history and the grant and feed of every reader: about 8 pages of log where bare writes 3; rxdb-server and pouchdb flush nothing",
  "one of them, p50, ms": "as above: one flush to disk for each, which rxdb-server and pouchdb do not do",
  "one of them, p99, ms": "as above; a push that also moves the log into the database file takes as long as the disk",
  "1,000 pushed by 100, ms":
    "a document costs 5 statements (is it known; its history, itself, its event, its maker's grant and feed), the rule about yachts and two hashes of the audit trail, a bare one a single insert",
  "an edit reaches 50 clients, p50, ms":
    "each client's stream reads its own feed, so that it misses nothing; bare and rxdb-server call everybody out of memory, behind no flush (rxdb-server) or a lighter one",
  "an edit reaches 50 clients, p99, ms": "as above",
  "server's memory, MB":
    "the rules, schemas and routes of the whole product are loaded, and the page cache of a larger database",
};

/** Prints each row with the ratio ours / theirs, and what is to be said about those that miss the aim. */
export function printSync({ names, bytes, rows }: Measured, starts: readonly number[]): void {
  console.log(`\nsync: the same documents of ${bytes} bytes through each server (in brackets: ours / theirs)`);
  console.log("  with access rights, history and audit: ours. Flushed to disk before the answer: ours and bare.");
  console.log("  rxdb-server keeps them in memory; pouchdb (LevelDB) leaves the flush to the system.");
  const missed: string[] = [];
  for (const { what, values } of rows) {
    const [ours = 0, ...theirs] = values;
    const beyond: string[] = [];
    const others = theirs.map((value, index) => {
      const name = names[index + 1] ?? "";
      const ratio = ours / value;
      if (ratio > (AIMS[name] ?? Number.POSITIVE_INFINITY)) beyond.push(`${ratio.toFixed(2)} × ${name}`);
      return `${name} ${value.toFixed(1)} (${ratio.toFixed(2)})`;
    });
    if (beyond.length > 0) missed.push(`${what}: ${beyond.join(", ")}. ${WHY[what] ?? ""}`);
    console.log(`  ${what.padEnd(38)} ours ${ours.toFixed(1).padStart(8)}   ${others.join("   ")}`);
  }
  const [ours = 0, bare = 0] = starts;
  const start = `ours ${ours.toFixed(0).padStart(8)}   bare ${bare.toFixed(0)} (${(ours / bare).toFixed(2)})`;
  console.log(`  ${"start to /healthz, with data, ms".padEnd(38)} ${start}   aim: under ${START_MS}`);
  if (missed.length > 0) console.log("\n  Beyond the aim (2 × bare, 1 × the others):");
  for (const line of missed) console.log(`  - ${line}`);
}
