import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { CHART_WORKER, paintingChartWorker } from "./blankCharts.ts";
import { fillLogin } from "./browser.ts";
import { test } from "./test.ts";

/** A way to the server that can lose files on it, as a harbour's Wi-Fi does. */
interface CutOff {
  origin: string;
  /** From now on, whatever matches gets no answer; null: everything does. */
  lose(what: RegExp | null): void;
  /** The bytes of the answers to what matches, as they were sent. */
  bytesOf(what: RegExp): number;
  close(): void;
}

/** Opens a way to a server. With `chartsArePainted`, the app's own chart worker comes over it. */
export async function cutOffFrom(server: string, { chartsArePainted = false } = {}): Promise<CutOff> {
  let lost: RegExp | null = null;
  const bytes = new Map<string, number>();
  const proxy = createServer((incoming, answer) => {
    if (lost?.test(incoming.url ?? "")) return incoming.socket.destroy();
    if (chartsArePainted && CHART_WORKER.test(incoming.url ?? "")) {
      return answer.writeHead(200, { "content-type": "text/javascript" }).end(paintingChartWorker());
    }
    const onward = request(new URL(incoming.url ?? "", server), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on("data", (chunk: Buffer) => {
        const path = incoming.url ?? "";
        bytes.set(path, (bytes.get(path) ?? 0) + chunk.length);
      });
      response.pipe(answer);
    });
    onward.on("error", () => incoming.socket.destroy());
    answer.on("close", () => onward.destroy());
    return incoming.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    lose: (what) => {
      lost = what;
    },
    bytesOf: (what) => [...bytes].reduce((sum, [path, count]) => sum + (what.test(path) ? count : 0), 0),
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** The app's message about a part of it that did not load. */
export const NOT_LOADED = "Part of the app could not be loaded. Connect to the internet and try again.";

/** A way to the server for the journeys of a file, opened and closed around each, without a service worker that would keep the files. */
export function cutOffInEach(): { way(): CutOff; logInTo(page: Page, screen: string): Promise<void> } {
  let current: CutOff | undefined;
  const way = () => {
    if (!current) throw new Error("The way is open within a journey only.");
    return current;
  };
  test.use({ serviceWorkers: "block" });
  test.beforeEach(async ({ baseURL }) => {
    current = await cutOffFrom(baseURL ?? "");
  });
  test.afterEach(() => current?.close());
  return {
    way,
    logInTo: async (page, screen) => {
      await page.goto(`${way().origin}/authentication/login?nextUrl=${encodeURIComponent(screen)}`);
      await fillLogin(page, "broker");
    },
  };
}
