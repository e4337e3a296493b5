import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/**
 * A test that replaces modules or globals before it imports, or that brings a database, would leave them to the files after it. One
 * with a server of its own starts it on a process's first database, which a simulation begins in another time.
 */
const LEAVES_TRACES =
  /\bvi\.(mock|doMock|hoisted|resetModules)\(|^vi\.stubGlobal\(|"fake-indexeddb|\b(use|open)TestServer\(/m;

/** The test files below a folder that need a process of their own. */
export function isolatedTests(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /(?<!\.screen)\.test\.tsx?$/.test(file))
    .filter((file) => LEAVES_TRACES.test(readFileSync(`${ROOT}${file}`, "utf8")));
}
