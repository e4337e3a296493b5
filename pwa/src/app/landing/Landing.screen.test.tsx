import { beforeAll, expect, it, onTestFinished } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { openLanding } from "../../testing/landing.ts";
import { openScreen } from "../../testing/screen.tsx";
import { drawRoutes } from "./live/drawing.ts";

/** The words of the page: its claims, its groups of clients and the operator's address. */
const SAID = {
  en: [
    "Price the cruise while you draw it",
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
    "Chiffrez la croisière en traçant sa route",
    "Tout compris, pour 15 % des économies réalisées, à la charge du client",
    "9 jours de croisière au prix de 7 jours d’affrètement",
    "Des modèles de contrat validés par l’administration fiscale française",
    "Un suivi de conformité 24 h/24, 7 j/7",
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

const TITLES = {
  en: "Passerelle: charter agreements for superyachts",
  fr: "Passerelle : contrats d’affrètement de superyachts",
};

const bar = page.getByRole("banner");
const posts = () => [...document.querySelectorAll<HTMLElement>(".page[lang=en] .posts > li")];
const shownFigure = (name: string) => document.querySelector(`.page[lang=en] [data-figure=${name}]`)?.textContent ?? "";

const plain = (text: string) => text.replaceAll(/\s+/g, " ");
const isShown = (element: HTMLElement) => element.checkVisibility();
const shownText = () =>
  plain(
    [...document.querySelectorAll<HTMLElement>("body > .page")]
      .filter(isShown)
      .map((part) => part.innerText)
      .join(),
  );

async function isInView(anchor: string): Promise<void> {
  const top = () => Math.abs(document.getElementById(anchor)?.getBoundingClientRect().top ?? 9_999);
  await expect.poll(top).toBeLessThan(40);
}

/** Lets the frames of a test count eight seconds in one. */
function hurryFrames(): void {
  const [frame, begun] = [globalThis.requestAnimationFrame, performance.now()];
  globalThis.requestAnimationFrame = (step) => frame.call(globalThis, (now) => step(begun + (now - begun) * 8));
  onTestFinished(() => {
    globalThis.requestAnimationFrame = frame;
  });
}

// The chart and the figures of the page are worked out once, which takes seconds.
beforeAll(async () => void (await commands.landingBody()));

it("a guest reads the page in one language and then in the other", async () => {
  await openLanding();
  for (const language of ["en", "fr"] as const) {
    if (language === "fr") await bar.getByRole("button", { name: "passer en français" }).click();
    await expect.poll(() => plain(document.title)).toBe(TITLES[language]);
    const text = shownText();
    for (const words of SAID[language]) expect(text.toLowerCase()).toContain(words.toLowerCase());
    expect(text).not.toContain(SAID[language === "en" ? "fr" : "en"][0]);
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(SAID[language][0] ?? "");
  }
});

it("the navigation leads to the sections, and the header turns dark over them", async () => {
  await openLanding();
  for (const name of ["Product", "Clients", "Prices", "About", "News"]) {
    await bar.getByRole("link", { name, exact: true }).click();
    await isInView(name.toLowerCase());
  }
  const background = () => getComputedStyle(bar.element()).backgroundColor;
  scrollTo(0, 69);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  scrollTo(0, 71);
  await expect.poll(background).toBe("rgb(11, 30, 51)");
});

it("on a phone the navigation is a menu over the page, which a link or Escape closes", async () => {
  await page.viewport(390, 844);
  await openLanding();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Product", "Clients", "Prices", "About", "News"]) {
    await bar.getByRole("button", { name: "Menu" }).click();
    await expect.element(menu.getByRole("link", { name: "Login" })).toBeVisible();
    await menu.getByRole("link", { name, exact: true }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await isInView(name.toLowerCase());
  }
  await bar.getByRole("button", { name: "Menu" }).click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
});

it("theme and language are chosen on the page, at the section that is read, and kept where the app looks", async () => {
  await openLanding();
  await bar.getByRole("link", { name: "Prices" }).click();
  await isInView("prices");
  await bar.getByRole("button", { name: "passer en français" }).click();
  await isInView("tarifs");
  await bar.getByRole("button", { name: "Passer au thème de nuit" }).click();
  await expect.element(bar.getByRole("button", { name: "Passer au thème de jour" })).toBeVisible();
  expect(getComputedStyle(document.body).backgroundColor).toBe("rgb(10, 13, 17)");
  expect(localStorage.getItem("passerelle.language")).toBe("fr");
  expect(localStorage.getItem("passerelle.theme")).toBe("dark");
});

it("without scripts the page is read all the same, and its links lead to the account’s pages", async () => {
  await openLanding({ scripted: false });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(SAID.en[0] ?? "");
  expect(shownFigure("total")).toMatch(/^€\d{3},\d{3}$/);
  await expect.element(page.getByText("This form needs JavaScript.").first()).toBeVisible();
  await expect.element(bar.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/authentication/login");
  await page.viewport(390, 844);
  await bar.getByRole("button", { name: "Menu" }).click();
  const signUp = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sign up" });
  await expect.element(signUp).toHaveAttribute("href", "/authentication/registration");
});

it("the route draws itself while the figures count up to what is shown there without motion", async () => {
  await openLanding();
  const [total, miles] = [shownFigure("total"), shownFigure("nm")];
  const counted: string[] = [];
  const shown = document.querySelector(".page[lang=en] [data-figure=nm]");
  const watch = new MutationObserver(() => counted.push(shown?.textContent ?? ""));
  if (shown) watch.observe(shown, { childList: true, characterData: true, subtree: true });
  hurryFrames();
  drawRoutes();
  expect(document.querySelector(".page[lang=en] .leg")?.getAnimations()).not.toEqual([]);
  await expect.poll(() => document.documentElement.dataset["drawing"]).toBeUndefined();
  watch.disconnect();
  expect([shownFigure("total"), shownFigure("nm")]).toEqual([total, miles]);
  expect(counted[0]).toBe("0");
  // A busy machine paints few of the frames.
  expect(new Set(counted).size).toBeGreaterThan(2);
});

it("the news are three abreast, on a phone one, and buttons lead from one to the next", async () => {
  await page.viewport(600, 800);
  await openLanding();
  expect(posts()).toHaveLength(3);
  const abreast = () => {
    const list = document.querySelector(".page[lang=en] .posts")?.getBoundingClientRect();
    const isInside = (box: DOMRect) => list && box.left >= list.left - 1 && box.right <= list.right + 1;
    return posts().filter((post) => isInside(post.getBoundingClientRect())).length;
  };
  await expect.poll(abreast).toBe(3);
  await page.viewport(599, 800);
  await expect.poll(abreast).toBe(1);
  const [first, second] = posts();
  const isBefore = (post: HTMLElement | undefined) => () => {
    const { left = -1, right = 9_999 } = post?.getBoundingClientRect() ?? {};
    return left >= 0 && right <= innerWidth;
  };
  await page.getByRole("button", { name: "Next news" }).click();
  await expect.poll(isBefore(second)).toBe(true);
  await page.getByRole("button", { name: "Earlier news" }).click();
  await expect.poll(isBefore(first)).toBe(true);
  expect(first?.querySelector("h3")?.textContent).toBe("A leg goes round land by itself");
  expect(first?.querySelector("time")?.textContent).toBe("2026/11/12");
  expect(first?.querySelector("a")?.getAttribute("href")).toMatch(/\/news\/round-land$/);
});

it("questions, help and terms are read by guests from the page’s foot, with the way in beside them", async () => {
  await openLanding();
  const foot = page.getByRole("contentinfo");
  const links = { "Questions and answers": "/faq", Help: "/help", "Terms of service": "/tos" };
  for (const [name, path] of Object.entries(links))
    await expect.element(foot.getByRole("link", { name })).toHaveAttribute("href", path);
});

it.each(["/faq", "/help", "/tos"])("a guest finds the way in beside %s", async (path) => {
  await openScreen(path, { as: null });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toBeVisible();
});

it.each([{ json: [] }, { status: 502, bytes: new Uint8Array() }])(
  "without a feed there are no news: %o",
  async (answer) => {
    await openLanding({ prepare: ({ server }) => server.on("GET", "/api/posts", answer) });
    await expect.element(page.getByRole("heading", { name: "Talk to us" })).toBeVisible();
    expect(document.querySelector<HTMLElement>("[data-news]")?.checkVisibility()).toBe(false);
    await expect.element(bar.getByRole("link", { name: "News", exact: true })).not.toBeInTheDocument();
  },
);
