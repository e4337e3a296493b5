import { expect, it } from "vitest";
import { windowAt } from "./windowAt.ts";

/** A window that answers with the screen that it shows; null for one that is frozen. */
function aWindow(shown: string | null) {
  const postMessage = (message: unknown, [port]: Transferable[]) => {
    expect(message).toEqual({ type: "TELL_SCREEN" });
    if (shown !== null && port instanceof MessagePort) port.postMessage(shown);
  };
  return { postMessage };
}

const OTHER = aWindow("/alerts");

it("finds the window that shows a screen, the first of several", async () => {
  const there = aWindow("/agreement/5");
  expect(await windowAt([OTHER, there, aWindow("/agreement/5")], "/agreement/5")).toBe(there);
});

it("finds none that shows another screen, or does not answer", async () => {
  expect(await windowAt([], "/agreement/5")).toBe(undefined);
  expect(await windowAt([OTHER, aWindow(null), aWindow("/agreement/51")], "/agreement/5")).toBe(undefined);
});
