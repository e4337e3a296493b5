/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./steps.mjs").Beside} Beside */

const TYPES = { title: "types", command: ["npm", "run", "--silent", "typecheck"] };
const LINT = { title: "lint", command: ["npm", "run", "--silent", "lint"] };
// The byte budget reads what was built; the browser tests run on it.
const BUILD = { title: "build", command: ["node", "scripts/build.mjs"] };

/** What a soak plays at night: some minutes of each simulation, with seeds that no other run has played. */
const SOAKS = [
  ["lives", "300"],
  ["logouts", "40"],
  ["restores", "40"],
  ["kills", "60"],
  ["browser", "2"],
  ["prices", "2000"],
];

/** How often a property of many seconds is tried at night, and that every case is tried of those that change by day. */
const MORE_RUNS = { COURSES: "400", FLIPS: "100", PURCHASES: "150", DAY: "all" };

/**
 * Tests of functions, of the server and of sync.
 * @param {string[]} files all of them unless named
 * @param {Record<string, string>} env
 */
export function unitTests(files = [], env = {}) {
  return { title: "unit and sync tests", command: ["npx", "vitest", "run", ...files], report: "unit", env };
}

/** Tests of one screen. @param {string[]} files all of them unless named */
export function screenTests(files = []) {
  return { title: "screen tests", command: ["node", "scripts/screens.mjs", ...files], report: "unit" };
}

/**
 * Journeys through the whole product.
 * @param {string[]} args of `npm run e2e`
 * @param {Record<string, string>} env
 */
export function browserTests(args = [], env = {}) {
  return { title: "browser tests", command: ["node", "scripts/e2e.mjs", ...args], report: "browser", env };
}

/** The checks without tests: those of types take as long as the others together. @returns {Beside[]} */
export const checks = ({ needsBuild = true } = {}) => [{ lanes: [[TYPES], needsBuild ? [LINT, BUILD] : [LINT]] }];

/** `npm test`. @returns {(Step | Beside)[]} */
export const all = () => [...checks(), unitTests(), screenTests(), browserTests()];

/** `npm test -- nightly`. @returns {(Step | Beside)[]} */
export const nightly = () => [
  ...checks(),
  unitTests([], MORE_RUNS),
  screenTests(),
  browserTests(["--nightly"]),
  ...SOAKS.map((args) => ({ title: `soak ${args[0]}`, command: ["npm", "run", "--silent", "soak", "--", ...args] })),
  { title: "bench quick", command: ["npm", "run", "--silent", "bench", "--", "quick"] },
];
