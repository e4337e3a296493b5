import type { Account } from "../support/people.ts";

/** The readers of a page: an account, or a guest without one. */
export type Reader = Account | "guest";

/** An address that the crawl opens, with the route that it stands for. */
export interface CrawledPage {
  /** The route as the router names it. */
  route: string;
  path: string;
  readers: readonly Reader[];
  /** Its link has been used: the server refuses what the page asks it. */
  isUsedUp?: true;
}

const MEMBERS = ["admin", "broker", "client"] as const satisfies Reader[];
/** Readers of an agreement: passenger and captain see other parts of it than its parties do. */
const READERS = [...MEMBERS, "passenger", "captain"] as const satisfies Reader[];
/** Editors are led nowhere else by the pages on which an agreement is entered. */
const EDITORS = ["admin", "broker", "captain"] as const satisfies Reader[];
const GUEST = ["guest"] as const satisfies Reader[];
const ADMIN = ["admin"] as const satisfies Reader[];

const READ = [
  "",
  "mapping",
  "guests",
  "crew",
  "kyc",
  "history",
  "price",
  "apa",
  "contract/:cruiseVersion?",
  "documents",
];
const ENTERED = ["yacht", "clients", "brokers", "services"];
const TABS = ["", "requests", "mail", "orders", "tax", "rates", "retention", "counsel", "health"];
const CHAPTERS = [
  ...["", "first-steps", "draft", "route", "price", "people", "contract", "signing", "payments", "contacts"],
  ...["alerts", "offline", "privacy"],
];

/** A path without what is optional in its route. */
const plain = (route: string) => route.replace(/\/:\w+\?/, "").replace(/\/$/, "");

const page = (route: string, readers: readonly Reader[], path = `/${plain(route)}`): CrawledPage => ({
  route,
  path,
  readers,
});

const usedUp = (route: string): CrawledPage => ({
  ...page(route, GUEST, `/${route.replace(/:\w+/, "used-up")}`),
  isUsedUp: true,
});

/** A section of the demo's first agreement. */
function sectionOf(section: string, readers: readonly Reader[]): CrawledPage {
  const route = `agreement/:agreementId/${section}`.replace(/\/$/, "");
  return page(route, readers, `/${plain(route).replace(":agreementId", "1")}`);
}

/** Every page of the app. A test compares them with the router. */
export const PAGES: readonly CrawledPage[] = [
  page("agreement", READERS),
  ...READ.map((section) => sectionOf(section, READERS)),
  ...ENTERED.map((section) => sectionOf(section, EDITORS)),
  page("agreement/:agreementId", ["broker"], "/agreement/99"),
  page("yachts", MEMBERS),
  page("yachts/create", ["broker"]),
  page("yachts/:yachtId", MEMBERS, "/yachts/1"),
  page("contacts", MEMBERS),
  page("contacts/:profileId", ["admin", "broker"], "/contacts/4"),
  page("profile", MEMBERS),
  page("profile/:profileId", ["broker"], "/profile/7"),
  page("profile_with_merge", ["broker"]),
  page("money", MEMBERS),
  page("money/statements", ["broker"]),
  page("money/ledger", ["broker"]),
  page("alerts", MEMBERS),
  page("orders", ["client"]),
  page("profile/account", MEMBERS),
  page("requests/:dialog?", ["client"]),
  page("requests/:dialog?", ["client"], "/requests/create"),
  ...TABS.map((tab) => page("admin/:tab?", ADMIN, `/admin/${tab}`.replace(/\/$/, ""))),

  page("/", GUEST, "/"),
  page("authentication/login", GUEST),
  page("authentication/registration", GUEST),
  page("authentication/forgot-password", GUEST),
  usedUp("authentication/recovery/:recoveryToken"),
  usedUp("claim_account/:recoveryToken/new"),
  usedUp("claim_account/:recoveryToken/merge"),
  { ...page("passenger", GUEST), isUsedUp: true },
  page("faq", [...GUEST, "broker"]),
  page("help", [...GUEST, "broker"]),
  ...CHAPTERS.map((chapter) => page("guide/:chapter?", GUEST, `/guide/${chapter}`.replace(/\/$/, ""))),
  usedUp("confirm_email/:token"),
  usedUp("unsubscribe/:token"),
  page("news/:slug", GUEST, "/news/round-land"),
  page("verify", GUEST),
  { ...page("verify/:reference/:version/:fingerprint", GUEST, "/verify/00001/0/0123456789ab"), isUsedUp: true },
  page("tos", GUEST),
];

/** Routes that show nothing of their own: they lead to another page. */
export const LEAD_ELSEWHERE: readonly string[] = [
  "account",
  "authentication",
  "claim_account/:recoveryToken",
  "agreement/:agreementId/contract/:cruiseVersion?/sign",
  // Delegates and other devices alone: `tests/e2e/wholeLife.test.ts` opens them.
  "sign",
  "sign/:agreementId/:cruiseVersion",
  "sign/:agreementId/:cruiseVersion/sign",
  "*",
];

/** Pages of the sample, an app of its own over the same screens. */
export const SAMPLE_PAGES: readonly CrawledPage[] = ["", "/mapping", "/price"].map((section) =>
  page("agreement/:agreementId", GUEST, `/sample/agreement/1${section}`),
);
