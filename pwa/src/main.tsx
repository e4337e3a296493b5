import "./base/zodWithoutEval.ts";
import "./ui/theme/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { provideProof } from "./app/provideProof.ts";
import { provideRefusalTexts } from "./app/refusalTexts.ts";
import { createRouter } from "./app/routing/router.tsx";
import { afterFirstScreen } from "./base/firstScreen.ts";
import { registerServiceWorker } from "./store/app/appUpdate.ts";
import { askInstallation } from "./store/app/askInstallation.ts";
import { watchWindow } from "./store/app/problems/watch.ts";
import { isSample } from "./store/session/sample.ts";

provideRefusalTexts();
provideProof();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id 'root'");

// The sample is another app over the same screens: who looks at it has no account.
const router = isSample() ? (await import("./app/sample/sampleRouter.tsx")).createSampleRouter() : createRouter();

watchWindow();
// An error that a boundary has caught is logged and reported like any other.
createRoot(root, { onCaughtError: reportError }).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);

void afterFirstScreen().then(askInstallation);
// The app works without it: a browser that forbids service workers only loses the start without a connection.
registerServiceWorker().catch(() => undefined);
