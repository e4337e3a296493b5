import "./ui/theme/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { inFrench, refusalInFrench } from "shared-schema/refusals/french";
import { App } from "./app/App.tsx";
import { registerServiceWorker } from "./store/appUpdate.ts";
import { provideFrench } from "./ui/said.ts";

provideFrench({ sentence: inFrench, refusal: refusalInFrench });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id 'root'");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The app works without it: a browser that forbids service workers only loses the start without a connection.
registerServiceWorker().catch(() => undefined);
