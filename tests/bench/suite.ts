import { QUICK, SUITES } from "./suites.ts";

/** Runs one suite in this process: `node --import tsx tests/bench/suite.ts NAME [part…]`. */
const [name = "", ...parts] = process.argv.slice(2);
const suite = name === "quick" ? QUICK : SUITES[name];
if (!suite) throw new Error(`There is no suite «${name}»`);
await suite.run(parts);
// A browser or a server that a suite has left open would keep the process.
process.exit(0);
