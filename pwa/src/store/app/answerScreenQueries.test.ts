import { afterEach, expect, it, vi } from "vitest";
import { answerScreenQueries } from "./answerScreenQueries.ts";

afterEach(() => vi.unstubAllGlobals());

it("answers with the screen that is shown when it is asked", async () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { pathname: "/alerts" });
  answerScreenQueries();
  vi.stubGlobal("location", { pathname: "/agreement/5" });
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  serviceWorker.dispatchEvent(new MessageEvent("message", { data: { type: "OTHER" }, ports: [port2] }));
  serviceWorker.dispatchEvent(new MessageEvent("message", { data: { type: "TELL_SCREEN" }, ports: [port2] }));
  expect(await answer).toBe("/agreement/5");
  port1.close();
});
