/** The first part of an address, and the feature that shows it. */
const ADDRESSES = {
  account: "account",
  admin: "admin",
  alerts: "alerts",
  contacts: "contacts",
  guide: "guide",
  help: "help",
  money: "money",
  news: "news",
  profile: "profiles",
  requests: "requests",
  sample: "sample",
  tos: "terms",
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
