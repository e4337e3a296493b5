import { tsImport } from "tsx/esm/api";
import type { BrowserCommand } from "vitest/node";
import type { DemoAnswer, DemoDevice } from "../../pwa/src/testing/demo.ts";

/** The demo's server, loaded by the first test that asks for it. */
let loading: Promise<typeof import("./demo.ts")> | undefined;
const demo = () => {
  loading ??= tsImport("./demo.ts", import.meta.url);
  return loading;
};

/** For tests in the browser: what the device of a demo account holds after its first pull. */
export const demoDevice: BrowserCommand<[account: string]> = async (_, account): Promise<DemoDevice> =>
  (await demo()).deviceOf(account);

/** For tests in the browser: the demo server's answer to something that a screen reads. */
export const demoAnswer: BrowserCommand<[token: string | null, path: string]> = async (
  _,
  token,
  path,
): Promise<DemoAnswer> => (await demo()).answerTo(token, path);
