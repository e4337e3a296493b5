import "@fontsource-variable/inter";
import "@fontsource-variable/source-serif-4";
import "../../ui/theme/fallbackFonts.css";
import "virtual:landing-colours.css";
import "./styles/base.css";
import "./styles/header.css";
import "./styles/hero.css";
import "./styles/sections.css";
import "./styles/forms.css";
import "./styles/news.css";
import { BROWSER_DATABASE } from "../../store/session/storageNames.ts";
import { watchBar } from "./live/bar.ts";
import { bindContactForms } from "./live/contactForm.ts";
import { bindDialogs } from "./live/dialogs.ts";
import { drawRoutes } from "./live/drawing.ts";
import { showNews } from "./live/news.ts";
import { bindPreferences } from "./live/preferences.ts";

/** Whether anybody has used the app in this browser. Where it does not tell, someone may have. */
async function usedBefore(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === BROWSER_DATABASE) ?? true;
}

async function takeBack(): Promise<void> {
  if (!(await usedBefore())) return;
  const { resume } = await import("./resume.ts");
  await resume();
}

watchBar();
bindPreferences();
bindDialogs();
bindContactForms();
// The first paint comes before what moves or is fetched.
requestAnimationFrame(() => setTimeout(afterFirstPaint));

function afterFirstPaint(): void {
  drawRoutes();
  void showNews();
  // The page needs none of it: the log-in does the same.
  takeBack().catch(() => undefined);
}
