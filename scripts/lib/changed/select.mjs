const UNIT = /(?<!\.screen)\.test\.(tsx?|mjs)$/;
const SCREEN = /\.screen\.test\.tsx$/;
/** Changed, they change how all tests run. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.[\w.]*config\.ts|tests\/playwright\.config\.ts|tests\/support\/.*)$/;
/** They read the sources as text and take a second. */
const ALWAYS = ["tests/structure", "scripts/lib"];
/** A change that reaches more screens than this is one of the common ground. */
const MOST_SCREENS = 3;
/** It opens every page: a change has it open those of its features. */
export const CRAWL = "tests/e2e/crawl/crawl.test.ts";
/** So many files of journeys take a minute. */
const MOST_JOURNEYS = 12;
/** What every user does, for changes that reach all screens. */
export const CORE = ["firstVisit", "receipts", "twoDevices", "typed"].map((name) => `tests/e2e/${name}.test.ts`);

/**
 * @typedef {object} Selection
 * @property {string[]} unit files, or folders, of `npm run unit`
 * @property {string[]} screens files of `npm run screens`
 * @property {string[]} journeys files of `npm run e2e`, the crawl not among them
 * @property {string[]} crawled the features whose pages the crawl opens
 * @property {string[]} notes what it leaves out
 */

/**
 * Chooses the tests that a change can break.
 * @param {object} known
 * @param {readonly string[]} known.changed
 * @param {ReadonlySet<string>} known.reached what imports lead to, see graph.mjs
 * @param {readonly string[]} known.tests all test files
 * @param {ReadonlyMap<string, readonly string[]>} known.screensOf the features that each journey opens, see journeys.mjs
 * @returns {Selection | "everything"}
 */
export function select({ changed, reached, tests, screensOf }) {
  if (changed.some((file) => EVERYTHING.test(file))) return "everything";
  const near = new Set(changed.filter((file) => /\.tsx?$/.test(file)).flatMap(roomsOf));
  const isNear = (file) => roomsOf(file).some((room) => near.has(room));
  const unit = tests.filter((file) => UNIT.test(file) && !isJourney(file) && (reached.has(file) || isNear(file)));
  const screens = tests.filter((file) => SCREEN.test(file) && (reached.has(file) || isNear(file)));
  const features = new Set([...reached].flatMap((file) => featureOf(file) ?? []));
  const isCommon = features.size > MOST_SCREENS;
  const opened = isCommon ? new Set(changed.flatMap((file) => featureOf(file) ?? [])) : features;
  const opens = (file) => (file === CRAWL ? [] : (screensOf.get(file) ?? []));
  // Those that open few features are about them; those that open many come last.
  const concerned = tests
    .filter((file) => isJourney(file) && (reached.has(file) || opens(file).some((feature) => opened.has(feature))))
    .sort((a, b) => opens(a).length - opens(b).length);
  const isProduct = changed.some((file) => /^(shared-schema|sync-server|service-worker|pwa)\//.test(file));
  const common = isProduct && (isCommon || concerned.length === 0) ? CORE.filter((file) => tests.includes(file)) : [];
  const journeys = [...new Set([...common, ...concerned])];
  const notes = [];
  if (isCommon) notes.push(`it reaches ${features.size} features, of which only the changed ones are opened`);
  if (journeys.length > MOST_JOURNEYS)
    notes.push(`${journeys.length - MOST_JOURNEYS} of ${journeys.length} files of journeys that it concerns`);
  const crawled = reached.has(CRAWL) ? [] : [...opened].sort();
  return { unit: [...ALWAYS, ...unit], screens, journeys: journeys.slice(0, MOST_JOURNEYS), crawled, notes };
}

/** A file's own folder, and for a verb or a route all that is done about the same noun. */
function roomsOf(file) {
  const [, , noun] = /^sync-server\/src\/(verbs|routes)\/([^/]+)\//.exec(file) ?? [];
  const folder = file.split("/").slice(0, -1).join("/");
  return noun ? [folder, `noun ${noun}`] : [folder];
}

/** The feature that a file of the app belongs to; a section of the agreement counts as one. */
function featureOf(file) {
  const [, feature] = /^pwa\/src\/features\/(agreement\/[^/]+(?=\/)|[^/]+)\//.exec(file) ?? [];
  return feature ? [feature] : null;
}

const isJourney = (file) => file.startsWith("tests/e2e/");
