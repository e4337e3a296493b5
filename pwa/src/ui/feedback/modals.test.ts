import { modals } from "@mantine/modals";
import { beforeEach, expect, it, vi } from "vitest";
import { useNotLoaded } from "../loading/loadOrSay.ts";
import { confirm } from "./confirm.tsx";
import { loadModals, modalsHost, useModals } from "./modals.ts";

const host = vi.hoisted(() => ({ loads: false }));

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});
vi.mock("./ModalsHost.tsx", () => ({
  get ModalsHost() {
    if (!host.loads) throw new TypeError("Failed to fetch dynamically imported module");
    return () => null;
  },
}));

/** Does what `Overlays` does once the dialogs are loaded. */
modalsHost.state.subscribe(({ loaded }) => useModals.setState({ mounted: loaded !== null }));

beforeEach(() => {
  host.loads = false;
});

it("takes a question that does not load as not agreed to, says so, and asks it the next time", async () => {
  await expect(loadModals()).rejects.toThrow("Failed to fetch");
  expect(await confirm("Delete?")).toBe(false);
  expect(useNotLoaded.getState()).toEqual({ shown: true });

  host.loads = true;
  const ask = vi.spyOn(modals, "openConfirmModal").mockImplementation(({ onConfirm }) => {
    onConfirm?.();
    return "id";
  });
  expect(await confirm("Delete?")).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  expect(useNotLoaded.getState()).toEqual({ shown: false });
});
