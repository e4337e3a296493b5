import { expect } from "@playwright/test";
import { z } from "zod";
import { patience } from "../../support/patience.ts";
import { freePort } from "../support/ownServer.ts";
import type { Engine } from "./engine.ts";
import { endProgram, spawnProgram, startProgram } from "./process.ts";

const BROWSER = process.env["PASSERELLE_MINIBROWSER"] ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/** The key under which WebDriver names an element (W3C WebDriver, 12.2). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const outcome = z.union([z.object({ value: z.string() }), z.object({ error: z.string() })]);

/** A script that calls a function, and hands its result or its failure to the driver. The page's policy forbids `eval`. */
const scriptOf = (source: string) => `const [args, done] = arguments;
Promise.resolve().then(() => (${source})(...args))
  .then((value) => done({ value: JSON.stringify(value) ?? "null" }), (cause) => done({ error: String(cause) }));`;

/** Longer than any script may take: a driver that answers later hangs, and the journey says at which call. */
const ANSWER_MS = patience(90_000);

async function ask(base: string, method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const sent = fetch(`${base}${path}`, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer = await sent.catch((cause: unknown) => {
    throw new Error(`${method} ${path} got no answer from the driver`, { cause });
  });
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/**
 * Starts WebKitGTK's MiniBrowser on a screen of its own. Under a driver it keeps what a page stores until it ends, so that a restart is
 * a window closed and another one opened.
 */
export async function openWebKit(): Promise<Engine> {
  const screen = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    ready: /^(\d+)\n/,
  });
  const port = await freePort();
  const env = { DISPLAY: `:${screen.found[1]}`, LIBGL_ALWAYS_SOFTWARE: "1" };
  const driver = spawnProgram("WebKitWebDriver", [`--port=${port}`], env);
  const root = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${root}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  // The driver's own navigation waits without end for a server that does not answer.
  const alwaysMatch = {
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
  };
  const { sessionId, capabilities } = session.parse(
    await ask(root, "POST", "/session", { capabilities: { alwaysMatch } }),
  );
  const base = `${root}/session/${sessionId}`;
  const post = (path: string, body: object) => ask(base, "POST", path, body);
  await post("/timeouts", { script: 60_000 });
  await post("/window/rect", { x: 0, y: 0, width: 1280, height: 900 });
  const call = async (source: string, ...args: readonly unknown[]) => {
    const found = outcome.parse(await post("/execute/async", { script: scriptOf(source), args: [args] }));
    if ("error" in found) throw new Error(found.error);
    return JSON.parse(found.value) as unknown;
  };
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goTo: async (url) => void (await post("/url", { url })),
    call,
    perform: async (actions) => void (await post("/actions", { actions })),
    chooseFile: async (selector, path) => {
      const element = await post("/element", { using: "css selector", value: selector });
      const { [ELEMENT]: id } = z.object({ [ELEMENT]: z.string() }).parse(element);
      await post(`/element/${id}/value`, { text: path });
    },
    restart: async (url) => {
      const { handle } = z.object({ handle: z.string() }).parse(await post("/window/new", { type: "window" }));
      await ask(base, "DELETE", "/window");
      await post("/window", { handle });
      await call("(next) => void setTimeout(() => location.assign(next))", url);
    },
    close: async () => {
      await ask(base, "DELETE", "");
      await endProgram(driver);
      await endProgram(screen.child);
    },
  };
}
