import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { defined } from "shared-schema/base/defined";
import { expectReadyOffline, fillLogin, logIn, logInByForm, pressLogOut, watchConsole } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";

const CLAIMS = { en: "Price the cruise while you draw it", fr: "Chiffrez la croisière en traçant sa route" };

const TITLES = {
  en: "Passerelle: charter agreements for superyachts",
  fr: /^Passerelle\s: contrats d’affrètement de superyachts$/,
};

/** The page's claims, its groups of clients and the company's address: the operator's texts of the demo. */
const SAID = {
  en: [
    "All-inclusive, priced at 15% of the savings paid by the client",
    "9-day cruises for the cost of a 7-day charter",
    "Contract templates vetted by the French fiscal authorities",
    "24/7 compliance supervision",
    "An environmental optimization research project",
    "Yacht owners and clients",
    "Central agents",
    "Yacht managers",
    "Brokers",
    "Captains",
    "What clients say",
    "12 quai de la Grande Plaisance",
    "+33 4 65 71 00 00",
  ],
  fr: [
    "Tout compris, pour 15 % des économies réalisées, à la charge du client",
    "9 jours de croisière au prix de 7 jours d’affrètement",
    "Des modèles de contrat validés par l’administration fiscale française",
    "Un suivi de conformité 24 h/24, 7 j/7",
    "Un projet de recherche sur l’optimisation environnementale",
    "Propriétaires de yachts et clients",
    "Agents centraux",
    "Gestionnaires de yachts",
    "Courtiers",
    "Capitaines",
    "Ce qu’en disent les clients",
    "12 quai de la Grande Plaisance",
    "+33 4 65 71 00 00",
  ],
};

const bar = (page: Page) => page.locator("[data-bar]:visible");
const dialog = (page: Page) => page.locator("dialog[open]");
const news = (page: Page) => page.locator("[data-news]:visible");

async function isInView(section: Locator): Promise<void> {
  await expect
    .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
    .toBeLessThan(40);
}

for (const [locale, language, other] of [
  ["en-GB", "en", "fr"],
  ["fr-FR", "fr", "en"],
] as const) {
  test(`a guest reads the landing page in ${language}, without the app`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, ...defined({ baseURL }) });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(CLAIMS[language]);
    await expect(page).toHaveTitle(TITLES[language]);
    await expect(page.getByText(CLAIMS[other])).toBeHidden();
    for (const words of SAID[language]) {
      await expect(page.getByText(words, { exact: false }).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(page.locator("[data-contact-form]:visible")).toBeVisible();
    await expect(news(page)).toBeVisible();
    expect(scripts).toContain("/boot.js");
    expect(scripts.filter((path) => /^\/assets\/(app|index|react|mantine|store)-/.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("the navigation leads to the sections, on a phone from a menu over the page, and the header turns dark", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(news(page)).toBeVisible();
  const places = ["Product", "Clients", "Prices", "About", "News"];
  for (const name of places) {
    await bar(page).getByRole("link", { name, exact: true }).click();
    await isInView(page.locator(`section#${name.toLowerCase()}`));
  }
  const background = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => scrollTo(0, 69));
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 71));
  await expect.poll(background).toBe("rgb(11, 30, 51)");

  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of places) {
    await bar(page).getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Login" })).toBeVisible();
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(menu).toBeHidden();
    await isInView(page.locator(`section#${name.toLowerCase()}`));
  }
  await bar(page).getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});

test("the modals lead to each other, close by their icon and by the overlay, and log a guest in", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto("/");
  await bar(page).getByRole("link", { name: "Login" }).click();
  const heading = (name: string) => dialog(page).getByRole("heading", { name, exact: true });
  await expect(heading("Log in")).toBeVisible();
  await expect(dialog(page).getByLabel(/^Email/)).toBeFocused();
  await dialog(page).getByRole("link", { name: "Sign up" }).click();
  await expect(heading("Sign up")).toBeVisible();
  await dialog(page).getByRole("link", { name: "Log in", exact: true }).click();
  await expect(heading("Log in")).toBeVisible();
  await dialog(page).getByRole("link", { name: "Password forgotten?" }).click();
  await expect(heading("Log in")).toHaveCount(0);
  await dialog(page).getByRole("link", { name: "Contact us" }).click();
  await expect(heading("Contact us")).toBeVisible();
  await dialog(page).getByRole("link", { name: "Sign up" }).click();
  await expect(heading("Sign up")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveTitle("Passerelle: charter agreements for superyachts");

  await bar(page).getByRole("link", { name: "Login" }).click();
  await expect(heading("Log in")).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toHaveCount(0);
  // The app's styles, which came with the forms, change nothing of the page.
  await expect(page.locator("body")).toHaveCSS("font-family", /^"Inter Variable"/);

  await bar(page).getByRole("link", { name: "Login" }).click();
  await expect(heading("Log in")).toBeVisible();
  await fillLogin(dialog(page), "broker");
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("what is typed in a modal is there again when it was closed by Escape or a tap beside it", async ({ page }) => {
  await page.goto("/");
  const heading = (name: string) => dialog(page).getByRole("heading", { name, exact: true });
  await bar(page).getByRole("link", { name: "Login" }).click();
  await dialog(page).getByRole("link", { name: "Sign up" }).click();
  await expect(heading("Sign up")).toBeVisible();
  await expect(dialog(page).getByLabel(/^First name/)).toBeFocused();
  await dialog(page)
    .getByLabel(/^First name/)
    .fill("Anna");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await bar(page).getByRole("link", { name: "Login" }).click();
  await dialog(page)
    .getByLabel(/^Email/)
    .fill("anna@example.org");
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveTitle("Passerelle: charter agreements for superyachts");
  await bar(page).getByRole("link", { name: "Login" }).click();
  await expect(dialog(page).getByLabel(/^Email/)).toHaveValue("anna@example.org");
  await expect(page).toHaveTitle("Log in · Passerelle");
  await dialog(page).getByRole("link", { name: "Sign up" }).click();
  await expect(dialog(page).getByLabel(/^First name/)).toHaveValue("Anna");
  await expect(dialog(page).getByLabel(/^First name/)).toBeFocused();
});

test("a message reaches the operator; what is missing or fails is said in words, and nothing that was typed is lost", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const form = page.locator("section [data-contact-form]:visible");
  const send = form.getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await form.getByLabel("Something else").check();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(form.getByText("Please fill in this field.").first()).toBeVisible();
  await form.getByLabel("Full name").fill("Anna Nowak");
  await form.getByLabel("Company").fill("Nowak Yachts");
  await form.getByLabel("Email").fill("anna");
  await form.getByLabel("What else?").fill("A visit on board");
  await form.getByLabel("Message").fill("Nine days in July.");
  await send.click();
  await expect(form.getByText("Please enter a full email address.")).toBeVisible();
  await form.getByLabel("Email").fill("anna@example.org");
  await form.getByLabel("Get in touch, or be called back").check();

  for (const [status, words] of [
    [429, "Too many messages came from your network."],
    [503, "The message could not be sent."],
  ] as const) {
    await page.route("**/api/contact_form", (route) => route.fulfill({ status, json: { message: "No." } }));
    await send.click();
    await expect(form.getByText(words)).toBeVisible();
    await expect(form.getByLabel("Message")).toHaveValue("Nine days in July.");
    await page.unroute("**/api/contact_form");
  }

  // The modal has the same text.
  await page.locator(".hero:visible").getByRole("link", { name: "Talk to us" }).click();
  await expect(dialog(page).getByLabel("Message")).toHaveValue("Nine days in July.");
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await expect(dialog(page).getByText("Thank You! We will get in touch shortly")).toBeVisible();
  await expect(dialog(page).getByText("Thank You! We will get in touch shortly")).toBeFocused();

  const login = await request.post("/api/user/login", {
    data: { email: "admin@demo.passerelle.test", password: "passerelle-demo" },
  });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const newest = async () => (await (await request.get("/api/mail/", { headers })).json()).mails[0];
  await expect.poll(async () => (await newest())?.state).toBe("SENT");
  const mail = await (await request.get(`/api/mail/${(await newest()).id}`, { headers })).text();
  for (const text of [
    "Anna Nowak",
    "Nowak Yachts",
    "anna@example.org",
    "called back",
    "A visit on board",
    "Nine days in July.",
  ])
    expect(mail).toContain(text);
});

test("the news stand three abreast, on a phone one, and are absent without a feed", async ({ page, request }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/");
  const posts = news(page).getByRole("listitem");
  await expect(posts).toHaveCount(3);
  const abreast = () =>
    news(page)
      .locator(".posts")
      .evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const isInside = (box: DOMRect) => box.left >= left - 1 && box.right <= right + 1;
        return [...list.children].filter((entry) => isInside(entry.getBoundingClientRect())).length;
      });
  await expect.poll(abreast).toBe(3);
  await page.setViewportSize({ width: 599, height: 800 });
  await expect.poll(abreast).toBe(1);
  await news(page).getByRole("button", { name: "Next news" }).click();
  const [first, second] = [posts.nth(0), posts.nth(1)];
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await news(page).getByRole("button", { name: "Earlier news" }).click();
  await expect(first).toBeInViewport({ ratio: 0.5 });
  await expect(first.getByRole("heading")).toHaveText("A leg goes round land by itself");
  await expect(first.locator("time")).toHaveText("November 12, 2026");
  await expect.poll(() => first.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/news\/round-land$/);
  await expect(page.getByRole("heading", { name: "A leg goes round land by itself", level: 1 })).toBeVisible();
  await expect(page.getByText(/^Place two harbours on the chart/)).toBeVisible();

  expect(await (await request.get("/api/posts?per_page=2")).json()).toHaveLength(2);
  for (const answer of [{ json: [] }, { status: 502, body: "" }]) {
    await page.route("**/api/posts*", (route) => route.fulfill(answer));
    const asked = page.waitForResponse(/\/api\/posts\?.*lang=fr/);
    await page.goto("/");
    await asked;
    await expect(page.locator("section#contact")).toBeVisible();
    await expect(news(page)).toHaveCount(0);
    await page.unroute("**/api/posts*");
  }
});

test("without scripts the page is read all the same, and its links lead to the account’s pages", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...defined({ baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(CLAIMS.en);
  await expect(page.locator("[data-figure=total]:visible")).toHaveText(/^€\d{3},\d{3}$/);
  await expect(page.getByText("This form needs JavaScript.").first()).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Login" })).toHaveAttribute("href", "/authentication/login");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("button[popovertarget]:visible").first().click();
  await page.locator(".menu:popover-open").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/authentication\/registration$/);
  await context.close();
});

test("the route draws itself while the figures count up to what stands there without motion", async ({ page }) => {
  const total = page.locator("[data-figure=total]:visible");
  const nm = page.locator("[data-figure=nm]:visible");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const [finalTotal, finalNm] = [await total.textContent(), await nm.textContent()];
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    addEventListener("DOMContentLoaded", () => {
      const shown = document.querySelector("[data-figure=nm]");
      if (shown)
        new MutationObserver(() => seen.push(shown.textContent ?? "")).observe(shown, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
  });
  await page.reload();
  await expect(total).toHaveText(finalTotal ?? "");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(nm).toHaveText(finalNm ?? "");
  const counted: string[] = await page.evaluate("seen");
  expect(counted[0]).toBe("0");
  expect(new Set(counted).size).toBeGreaterThan(5);
});

test("theme and language are chosen on the page, at the section that is read, and hold in the app", async ({
  page,
}) => {
  // A page that is still scrolling has no section that is read.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await bar(page).getByRole("link", { name: "Prices" }).click();
  await isInView(page.locator("section#prices"));
  await bar(page).getByRole("button", { name: "Passer en français" }).click();
  await isInView(page.locator("section#tarifs"));
  await expect(page).toHaveTitle(TITLES.fr);
  await bar(page).getByRole("button", { name: "Passer au thème de nuit" }).click();
  await expect(bar(page).getByRole("button", { name: "Passer au thème de jour" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(10, 13, 17)");
  await page.locator(".footer:visible").getByRole("link", { name: "Questions et réponses" }).click();
  await expect(page.getByRole("heading", { name: "Questions et réponses", level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("axe finds nothing to mend on the landing page, its menu and its modals, in both languages and themes", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const expectClean = async (where: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  };
  for (const language of ["en", "fr"]) {
    for (const theme of ["light", "dark"]) {
      const where = `${language} ${theme}`;
      await page.goto("/");
      await page.evaluate(
        ([reader, scheme]) => {
          localStorage.setItem("passerelle.language", reader);
          localStorage.setItem("passerelle.theme", scheme);
        },
        [language, theme] as const,
      );
      await page.reload();
      await expect(news(page)).toBeVisible();
      await expectClean(where);
      await page.evaluate(() => scrollTo(0, 600));
      await expect(bar(page)).toHaveAttribute("data-scrolled", "");
      await expectClean(`${where}, scrolled`);
      for (const link of ["[data-door]", "[data-contact]"]) {
        await page.locator(`${link}:visible`).first().click();
        await expect(dialog(page).locator("form")).toBeVisible();
        await expectClean(`${where}, ${link}`);
        await page.keyboard.press("Escape");
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator(".menu-button:visible").click();
      await expectClean(`${where}, menu`);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  }
});

test("questions, help and terms are read by guests from the page’s foot, with the way in beside them", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  for (const [link, path] of [
    ["Questions and answers", "/faq"],
    ["Help", "/help"],
    ["Terms of service", "/tos"],
  ] as const) {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    await page.goto("/");
    await page.locator(".footer:visible").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { name: link, level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test("a logged-in user is taken from the landing page to the agreements, even where IndexedDB alone knows it", async ({
  page,
}) => {
  await logInByForm(page, "broker");
  await page.goto("/");
  await expect(page).toHaveURL(/\/agreement$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(page.getByRole("heading", { name: "Agreements", level: 1 })).toBeVisible();
});

installed(
  "the landing page and the log-in open without a connection, and the app's mark leads home",
  async ({ page, context }) => {
    await logIn(page, "broker");
    await expectReadyOffline(page);
    await pressLogOut(page);
    const claim = page.getByRole("heading", { level: 1, name: CLAIMS.en });
    await expect(claim).toBeVisible();
    await context.setOffline(true);
    await page.goto("/?from=harbour", { waitUntil: "networkidle" });
    await expect(claim).toBeVisible();
    // The page that finishes an interrupted log-out brings the app's styles along.
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 248, 244)");
    await expect(page.locator("body")).toHaveCSS("font-family", /^"Inter Variable"/);
    await bar(page).getByRole("link", { name: "Login" }).click();
    await expect(dialog(page).getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    await page.goto("/authentication/login");
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Passerelle" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(claim).toBeVisible();
  },
);

test("fonts that come late move nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const moved = page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
    });
    observer.observe({ type: "layout-shift" });
    await document.fonts.ready;
    // A shift is reported with the frame after it.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return { sum, fonts: [...document.fonts].filter(({ status }) => status === "loaded").length };
  });
  release();
  const { sum, fonts } = await moved;
  expect(fonts).toBeGreaterThan(1);
  expect(sum).toBeLessThan(0.02);
});
