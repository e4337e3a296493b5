import { type Browser, chromium } from "@playwright/test";
import { type Running, startProcess } from "../bench/process.ts";

/** Starts a server with the demo that visitors see, not the examples that tests begin with. */
export function startShowcase(port: number): Promise<Running> {
  process.env["PASSERELLE_DEMO"] = "showcase";
  return startProcess("sync-server/dist/main.js", port);
}

/** Starts the browser that takes the pictures. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
}
