import "./browser/untraced.ts";
import "../ui/theme/styles.ts";
import "./find.ts";
import { modals } from "@mantine/modals";
import { notifications } from "@mantine/notifications";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { catalogueTexts } from "../app/catalogueTexts.ts";
import { provideProof } from "../app/provideProof.ts";
import { provideTexts } from "../ui/feedback/sentences.ts";
import { setLanguage } from "../ui/i18n.ts";
import { loseWorkers, watchWorkers } from "./browser/lost.ts";
import { takeComplaints, watchConsole } from "./complaints.ts";
import { demoDevice } from "./demo.ts";
import { loseCharts } from "./emptyCharts.ts";
import { standUp } from "./screen.tsx";
import { resetStores } from "./zustandWithReset.ts";

watchConsole();
watchWorkers();
// The app loads them after its first screen, once in a page; this runs before each file.
provideTexts(catalogueTexts);
provideProof();

// The demo's server takes seconds to start, which are not those of the first test.
beforeAll(async () => void (await demoDevice("broker")));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  setLanguage("en");
  await page.viewport(1280, 800);
});

// The page is shared with the tests that follow: nothing of this one may be left.
afterEach(async () => {
  modals.closeAll();
  notifications.clean();
  await cleanup();
  // The next test's dialogs come after its screen, as they do in the app.
  for (const portal of document.querySelectorAll("[data-mantine-shared-portal-node]")) portal.remove();
  await standUp();
  loseWorkers(null);
  loseCharts(false);
  resetStores();
  document.documentElement.dataset["mantineColorScheme"] = "light";
  expect(takeComplaints(), "the console").toEqual([]);
});
