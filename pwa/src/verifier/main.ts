import { answerFiles } from "./answer.ts";
import { showPage } from "./page.ts";

// The page starts its own script again as a worker: it is one file.
if (typeof document === "undefined") answerFiles();
else showPage(document.currentScript?.textContent ?? "");
