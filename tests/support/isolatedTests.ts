import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/**
 * A test that replaces modules or globals before it imports would leave them to the files after it. One with a server of its own
 * starts it on a process's first database, which a simulation begins in another time.
 */
const LEAVES_TRACES = /\bvi\.(mock|doMock|hoisted|resetModules)\(|^vi\.stubGlobal\(|\b(use|open)TestServer\(/m;
const HAS_DATABASE = /"fake-indexeddb/;
/** Of a database too: timers that stop, stores that fail, and a question about every edit of the process. */
const DISTURBS_DATABASES = /\bvi\.useFakeTimers\(|\bIDBObjectStore\.prototype|\bmidEdit\(/;

const needsOwnProcess = (source: string) =>
  LEAVES_TRACES.test(source) || (HAS_DATABASE.test(source) && DISTURBS_DATABASES.test(source));

/** The test files below a folder that need a process of their own. */
export function isolatedTests(folder: string): string[] {
  return testsWith(folder, needsOwnProcess);
}

/** Those that need a browser's database, which has to be empty when they begin, but no process of their own. */
export function databaseTests(folder: string): string[] {
  return testsWith(folder, (source) => HAS_DATABASE.test(source) && !needsOwnProcess(source));
}

function testsWith(folder: string, has: (source: string) => boolean): string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /(?<!\.screen)\.test\.tsx?$/.test(file))
    .filter((file) => has(readFileSync(`${ROOT}${file}`, "utf8")));
}
