import { tsImport } from "tsx/esm/api";
import type { BrowserCommand, Vite } from "vitest/node";
import type { DemoAnswer, DemoDevice } from "../../pwa/src/testing/demo.ts";
import type { MouseDeed } from "../../pwa/src/testing/mouse.ts";

/** The demo's server, loaded by the first test that asks for it. */
let loading: Promise<typeof import("./demo.ts")> | undefined;
const demo = () => {
  loading ??= tsImport("./demo.ts", import.meta.url);
  return loading;
};

/** A plugin that closes the demo's server with Vite's. */
export const demoEnds = (): Vite.Plugin => ({
  name: "demo-ends",
  async closeBundle() {
    await (await loading)?.closeDemo();
    loading = undefined;
  },
});

/** For tests in the browser: what the device of a demo account holds after its first pull. */
export const demoDevice: BrowserCommand<[account: string]> = async (_, account): Promise<DemoDevice> =>
  (await demo()).deviceOf(account);

/** For tests in the browser: the demo server's answer to something that a screen reads. */
export const demoAnswer: BrowserCommand<[token: string | null, path: string]> = async (
  _,
  token,
  path,
): Promise<DemoAnswer> => (await demo()).answerTo(token, path);

/** For tests in the browser: a real mouse. Places are those of the frame that a test runs in, which is scaled to fit its window. */
export const mouse: BrowserCommand<[deeds: readonly MouseDeed[]]> = async ({ page, iframe }, deeds) => {
  const frame = await iframe.owner().boundingBox();
  const width = await iframe.locator("html").evaluate(() => innerWidth);
  if (!frame) throw new Error("The frame of the tests is not on screen");
  const scale = frame.width / width;
  for (const deed of deeds) {
    if (deed === "down") await page.mouse.down();
    else if (deed === "up") await page.mouse.up();
    else if ("wheel" in deed) await page.mouse.wheel(0, deed.wheel);
    else {
      const [x, y] = deed.move;
      await page.mouse.move(frame.x + x * scale, frame.y + y * scale, { steps: deed.steps ?? 1 });
    }
  }
};

let landing: Promise<string> | undefined;

/** For tests in the browser: the body of the landing page, as the build makes it. */
export const landingBody: BrowserCommand<[]> = async () => {
  landing ??= tsImport("../../pwa/src/app/landing/page.ts", import.meta.url).then(({ landingPage }) => landingPage());
  return landing;
};
