/** The first part of an address, and the feature that shows it. */
const ADDRESSES = {
  account: "account",
  admin: "admin",
  alerts: "alerts",
  authentication: "account",
  claim_account: "account",
  confirm_email: "account",
  contacts: "contacts",
  faq: "faq",
  guide: "guide",
  help: "help",
  money: "money",
  news: "news",
  orders: "billing",
  passenger: "passenger",
  profile: "profiles",
  profile_with_merge: "profiles",
  requests: "requests",
  sample: "sample",
  tos: "terms",
  unsubscribe: "account",
  verify: "verify",
  yachts: "yachts",
};

/** The name of a section in the menu of an agreement, where it is not that of its folder. */
const SECTIONS = { "apa account": "apa", route: "mapping" };

const SECTION = /openSection\([^,]+, "([^"]+)"\)/g;
/** An address in quotes, after `goto(` or alone; a number may be filled in. */
const ADDRESS = /["'`](?:\$\{[^}]*\})?\/(\w+)(?:\/(?:\d+|\$\{[^}]*\}))?(?:\/(\w+))?/g;

/**
 * The features that a journey opens, by the addresses and sections in its text.
 * @param {string} text
 * @returns {string[]}
 */
export function featuresIn(text) {
  const sections = [...text.matchAll(SECTION)].map(([, name]) => sectionOf(name));
  const addresses = [...text.matchAll(ADDRESS)].flatMap(([, first, second]) => {
    if (first === "agreement") return second ? [sectionOf(second)] : ["agreements", "agreement/overview"];
    return ADDRESSES[first] ?? [];
  });
  return [...new Set([...sections, ...addresses])];
}

function sectionOf(name) {
  const lower = name.toLowerCase();
  return `agreement/${SECTIONS[lower] ?? lower}`;
}

/** Sections that a feature shows besides the one of its own name. */
const MORE_SECTIONS = { contract: ["documents"], overview: ["history"] };

/**
 * The addresses at which the pages of some features stand, for the crawl.
 * @param {readonly string[]} features
 * @returns {string} a regular expression of whole paths; empty when there are none
 */
export function addressesOf(features) {
  const paths = Object.keys(ADDRESSES)
    .filter((first) => features.includes(ADDRESSES[first]))
    .map((first) => `/${first}(/.*)?`);
  if (features.includes("agreements")) paths.push("/agreement");
  if (features.includes("agreement/overview")) paths.push("/agreement/\\d+");
  const sections = features.flatMap((feature) => {
    const [, section] = /^agreement\/(.+)/.exec(feature) ?? [];
    return section ? [section, ...(MORE_SECTIONS[section] ?? [])] : [];
  });
  if (sections.length > 0) paths.push(`/agreement/\\d+/(${sections.join("|")})`);
  return paths.length > 0 ? `^(${paths.join("|")})$` : "";
}
