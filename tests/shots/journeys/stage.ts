import { type Browser, type BrowserContext, chromium, type Page, request } from "@playwright/test";
import type { Running } from "../../bench/process.ts";
import { storeSession } from "../../e2e/support/browser.ts";
import { cutOffFrom } from "../../e2e/support/cutOff.ts";
import { Hand } from "../../e2e/support/hand.ts";
import type { Account } from "../../e2e/support/people.ts";
import { rest } from "../../e2e/support/server.ts";
import { settled } from "../settled.ts";
import { startShowcase } from "../showcase.ts";

export const DESK = { width: 1280, height: 800 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** A machine that is busy with other things is waited for. */
export const LONGEST_WAIT = 120_000;

interface Device {
  viewport: { width: number; height: number };
  /** Null: no one has logged in. */
  as: Account | null;
  path: string;
  hasTouch?: boolean;
  isNight?: boolean;
  /** Whether the app installs itself, which takes a dozen megabytes. */
  isInstalled?: boolean;
  /** How many times slower the processor is than this machine's. */
  slowed?: number;
}

/** A fresh server with the demo that visitors meet, and the devices of a journey. Nothing that is prepared by it is counted. */
export class Stage {
  private bytes: () => number = () => 0;
  private newest: Page | null = null;
  private readonly open: (() => Promise<void> | void)[] = [];

  private constructor(
    private readonly server: Running,
    private readonly browser: Browser,
  ) {}

  static async build(port: number): Promise<Stage> {
    // No journey is about the fee.
    process.env["BILLING"] = "off";
    process.env["PUBLIC_URL"] = `http://127.0.0.1:${port}`;
    const server = await startShowcase(port);
    const browser = await chromium.launch({
      executablePath: process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    return new Stage(server, browser);
  }

  /** A REST client, to prepare what a journey finds. */
  async as(account: Account) {
    return rest(await this.request(), account);
  }

  async request() {
    const made = await request.newContext({ baseURL: this.server.url, timeout: LONGEST_WAIT });
    this.open.push(() => made.dispose());
    return made;
  }

  /** A device on which a screen is open and still. */
  async device({ as, path, isInstalled = false, slowed, ...looks }: Device): Promise<Hand> {
    const way = await cutOffFrom(this.server.url);
    this.bytes = () => way.bytesOf(/./);
    const context = await this.context(way.origin, looks, isInstalled);
    this.open.push(
      () => context.close(),
      () => way.close(),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT);
    this.newest = page;
    if (as) await storeSession(page, as, path);
    if (slowed) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowed });
    await page.goto(path);
    await settled(page);
    return new Hand(page, looks.hasTouch);
  }

  /** The bytes that came over the wire to the newest device, bodies as they were sent. */
  received(): number {
    return this.bytes();
  }

  /** Takes a picture of the newest device, to see where a journey has stopped, where it can. */
  async picture(path: string): Promise<void> {
    await this.newest?.screenshot({ path }).catch(() => undefined);
  }

  /** Puts the devices of a journey away. */
  async clear(): Promise<void> {
    for (const close of this.open.splice(0)) await close();
  }

  async strike(): Promise<void> {
    await this.clear();
    await this.browser.close();
    await this.server.stop();
  }

  private context(
    baseURL: string,
    { viewport, hasTouch, isNight }: Pick<Device, "viewport" | "hasTouch" | "isNight">,
    isInstalled: boolean,
  ): Promise<BrowserContext> {
    return this.browser.newContext({
      baseURL,
      viewport,
      hasTouch: hasTouch ?? false,
      colorScheme: isNight ? "dark" : "light",
      locale: "en-GB",
      reducedMotion: "reduce",
      serviceWorkers: isInstalled ? "allow" : "block",
    });
  }
}
