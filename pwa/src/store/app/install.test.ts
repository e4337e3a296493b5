import { afterEach, expect, it, vi } from "vitest";
import { installApp, useInstall } from "./install.ts";

afterEach(() => vi.unstubAllGlobals());

it("tries once more when the connection comes back while an attempt is still failing", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const attempts: ((kept: boolean) => void)[] = [];
  const hold = () => new Promise<boolean>((resolve) => attempts.push(resolve));
  const worker = Object.assign(new EventTarget(), { state: "activated" });
  void installApp(
    async () => Object.assign(new EventTarget(), { active: worker }) as never,
    () => undefined,
    hold,
  );
  await vi.waitFor(() => expect(attempts).toHaveLength(1));
  page.dispatchEvent(new Event("online"));
  attempts[0]?.(false);
  await vi.waitFor(() => expect(attempts).toHaveLength(2));
  attempts[1]?.(true);
  await vi.waitFor(() => expect(useInstall.getState().state).toBe("ready"));
});
