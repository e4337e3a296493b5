import { spawn } from "node:child_process";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/run.mjs";

/** Server and app with reload on change: the app on 5173, the API on 3000. */
await ensureInstalled();
const children = [
  spawn(process.execPath, ["--watch", "--import", "tsx", "sync-server/src/main.ts"], { cwd: ROOT, stdio: "inherit" }),
  spawn("npx", ["vite", "pwa"], { cwd: ROOT, stdio: "inherit" }),
];
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
