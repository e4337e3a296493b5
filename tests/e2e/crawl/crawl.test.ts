import { expect } from "@playwright/test";
import { patience } from "../../support/patience.ts";
import { logIn } from "../support/browser.ts";
import { untouched as test } from "../support/test.ts";
import { watchComplaints } from "./checks/complaints.ts";
import { type CrawledPage, PAGES, type Reader, SAMPLE_PAGES } from "./pages.ts";
import { type Crawl, check, go } from "./visit.ts";

const isAgreement = ({ path }: CrawledPage) => path.startsWith("/agreement");
const isGuide = ({ path }: CrawledPage) => path.startsWith("/guide");
/** `npm test -- changed` names the addresses that a change can reach. */
const { CRAWL_PAGES = "" } = process.env;
const CHOSEN = new RegExp(CRAWL_PAGES);
const isChosen = ({ path }: CrawledPage) => CHOSEN.test(path);
const of = (reader: Reader, has: (page: CrawledPage) => boolean = () => true) =>
  PAGES.filter((page) => page.readers.includes(reader) && has(page) && isChosen(page));

/** In parts, so that two workers share them. The landing page has a test of its own. */
const PARTS: { title: string; reader: Reader; pages: readonly CrawledPage[] }[] = [
  { title: "the broker's agreement", reader: "broker", pages: of("broker", isAgreement) },
  { title: "the broker's other pages", reader: "broker", pages: of("broker", (page) => !isAgreement(page)) },
  { title: "the administrator's agreement", reader: "admin", pages: of("admin", isAgreement) },
  { title: "the administrator's other pages", reader: "admin", pages: of("admin", (page) => !isAgreement(page)) },
  { title: "the client's pages", reader: "client", pages: of("client") },
  { title: "the passenger's pages", reader: "passenger", pages: of("passenger") },
  { title: "the captain's pages", reader: "captain", pages: of("captain") },
  { title: "a guest's pages", reader: "guest", pages: of("guest", (page) => page.path !== "/" && !isGuide(page)) },
  { title: "the guide", reader: "guest", pages: of("guest", isGuide) },
  { title: "the sample", reader: "guest", pages: SAMPLE_PAGES.filter(isChosen) },
];

for (const { title, reader, pages } of PARTS.filter((part) => part.pages.length > 0)) {
  test(`nothing is wrong with ${title}`, async ({ page }) => {
    // Each page is looked at in two languages, two themes and five sizes.
    test.setTimeout(patience(120_000));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const crawl: Crawl = { page, complaints: await watchComplaints(page), opened: new Set(), titles: new Map() };
    const wrong: string[] = [];
    for (const [index, each] of pages.entries()) {
      await test.step(each.path, async () => {
        if (index > 0) await go(page, each.path);
        else if (reader === "guest") await page.goto(each.path);
        else await logIn(page, reader, each.path);
        wrong.push(...(await check(crawl, each)).map((what) => `${each.path}: ${what}`));
      });
    }
    expect(wrong).toEqual([]);
  });
}
