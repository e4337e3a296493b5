import { onTestFinished } from "vitest";
import { commands, type Locator, page } from "vitest/browser";
import { colours } from "../app/landing/colours.ts";
import { watchBar } from "../app/landing/live/bar.ts";
import { bindContactForms } from "../app/landing/live/contactForm.ts";
import { bindDialogs } from "../app/landing/live/dialogs.ts";
import { showNews } from "../app/landing/live/news.ts";
import { bindPreferences } from "../app/landing/live/preferences.ts";
import base from "../app/landing/styles/base.css?inline";
import forms from "../app/landing/styles/forms.css?inline";
import header from "../app/landing/styles/header.css?inline";
import hero from "../app/landing/styles/hero.css?inline";
import news from "../app/landing/styles/news.css?inline";
import sections from "../app/landing/styles/sections.css?inline";
import { type Desk, sitDown } from "./screen.tsx";

declare module "vitest/browser" {
  interface BrowserCommands {
    landingBody(): Promise<string>;
  }
}

/** A test does not wait for a page that scrolls gently. */
const AT_ONCE = "html { scroll-behavior: auto !important }";

/** What moves is tried by itself. */
const DRAWN = { drawn: "" };

/**
 * Opens the landing page as a guest.
 * @param options.scripted whether its scripts run
 * @param options.prepare tells the server how to answer before the page asks
 */
export async function openLanding({
  scripted = true,
  prepare,
}: {
  scripted?: boolean;
  prepare?: (desk: Desk) => void;
} = {}): Promise<Desk> {
  const desk = await sitDown(null);
  prepare?.(desk);
  const root = document.documentElement;
  const before = { ...root.dataset };
  const { title } = document;
  const style = document.createElement("style");
  style.textContent = [colours(), base, header, hero, sections, forms, news, AT_ONCE].join("\n");
  document.head.append(style);
  const parts = document.createElement("template");
  parts.innerHTML = (await commands.landingBody()).replaceAll("/src/app/", "/pwa/src/app/");
  const nodes = [...parts.content.children];
  document.body.append(parts.content);
  root.lang = "en";
  let unbind = () => {};
  onTestFinished(() => {
    unbind();
    for (const node of [style, ...nodes]) node.remove();
    for (const key of Object.keys(root.dataset)) delete root.dataset[key];
    Object.assign(root.dataset, before);
    document.title = title;
    scrollTo(0, 0);
  });
  if (!scripted) return desk;
  Object.assign(root.dataset, { scripted: "", ...DRAWN });
  watchBar();
  bindPreferences();
  unbind = bindDialogs();
  bindContactForms();
  await showNews();
  return desk;
}

/** The part of the landing page that a selector finds in the language that is shown. */
export function partOf(selector: string): Locator {
  const found = document.querySelector(`.page[lang="${document.documentElement.lang}"] ${selector}`);
  if (!found) throw new Error(`The landing page has no ${selector}.`);
  return page.elementLocator(found);
}
