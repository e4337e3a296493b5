import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { z } from "zod";
import type { Engine } from "./engine.ts";
import { endProgram, startProgram } from "./process.ts";

const FIREFOX = process.env["PASSERELLE_FIREFOX"] ?? "/usr/bin/firefox-esr";

const reply = z.object({ id: z.number(), result: z.unknown().optional(), message: z.string().optional() });
type Reply = z.infer<typeof reply>;
const session = z.object({ capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }) });
const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const evaluated = z.union([
  z.object({ type: z.literal("success"), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);
const located = z.object({ nodes: z.tuple([z.object({ sharedId: z.string() })]) });

/** Preferences that turn off everything a first start would show or fetch. */
const PREFERENCES = {
  "datareporting.policy.dataSubmissionEnabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.download.useDownloadDir": true,
};

/** A connection by WebDriver BiDi. */
class Connection {
  private readonly open = new Map<number, (answer: Reply) => void>();
  private count = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => {
      const message = reply.safeParse(JSON.parse(data.toString()));
      // Events have no number.
      if (message.success) this.open.get(message.data.id)?.(message.data);
    });
  }

  static async to(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return new Connection(socket);
  }

  async send(method: string, params: object): Promise<unknown> {
    this.count += 1;
    const id = this.count;
    const answered = new Promise<Reply>((resolve) => this.open.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    this.open.delete(id);
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result;
  }

  close(): void {
    this.socket.close();
  }
}

/** Starts Firefox with a profile of its own. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "passerelle-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const start = async (url: string) => {
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", url];
    const { child, found } = await startProgram(FIREFOX, args, { ready: /WebDriver BiDi listening on (ws:\S+)/ });
    const connection = await Connection.to(`${found[1]}/session`);
    const { capabilities } = session.parse(await connection.send("session.new", { capabilities: {} }));
    const [{ context }] = tree.parse(await connection.send("browsingContext.getTree", {})).contexts;
    return { child, connection, context, name: `${capabilities.browserName} ${capabilities.browserVersion}` };
  };
  let { child, connection, context, name } = await start("about:blank");
  const end = async () => {
    await connection.send("browser.close", {});
    connection.close();
    await endProgram(child);
  };
  return {
    name,
    goTo: async (url) => void (await connection.send("browsingContext.navigate", { context, url, wait: "complete" })),
    call: async (source, ...args) => {
      const expression = `(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})) ?? "null")()`;
      const outcome = evaluated.parse(
        await connection.send("script.evaluate", { expression, target: { context }, awaitPromise: true }),
      );
      if (outcome.type === "exception") throw new Error(outcome.exceptionDetails.text);
      return JSON.parse(outcome.result.value ?? "null");
    },
    perform: async (actions) => void (await connection.send("input.performActions", { context, actions })),
    chooseFile: async (selector, path) => {
      const locator = { type: "css", value: selector };
      const [{ sharedId }] = located.parse(
        await connection.send("browsingContext.locateNodes", { context, locator }),
      ).nodes;
      await connection.send("input.setFiles", { context, element: { sharedId }, files: [path] });
    },
    restart: async (url) => {
      await end();
      ({ child, connection, context, name } = await start(url));
    },
    close: async () => {
      await end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
