import { afterEach, expect, it, vi } from "vitest";
import { CHUNK_TIME_OUT_MS, LateChunkError } from "./inTime.ts";
import { part } from "./part.ts";

const Drawer = () => null;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("loads once, however often it is wanted", async () => {
  const load = vi.fn(async () => Drawer);
  const drawer = part(load);
  await Promise.all([drawer.load(), drawer.load()]);
  expect(await drawer.load()).toBe(Drawer);
  expect(load).toHaveBeenCalledOnce();
  expect(drawer.state.getState()).toEqual({ loaded: { component: Drawer }, failed: false });
});

it("says that it did not load, and loads with the next call", async () => {
  const load = vi.fn(async () => Drawer).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const drawer = part(load);
  await expect(Promise.all([drawer.load(), drawer.load()])).rejects.toThrow("Failed to fetch");
  expect(drawer.state.getState()).toEqual({ loaded: null, failed: true });
  const again = drawer.load();
  expect(drawer.state.getState().failed).toBe(false);
  expect(await again).toBe(Drawer);
  expect(load).toHaveBeenCalledTimes(2);
});

it("forgets a failure that has been read", async () => {
  const drawer = part(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(drawer.load()).rejects.toThrow();
  drawer.forget();
  expect(drawer.state.getState().failed).toBe(false);
});

it("gives a part up that hangs, and loads the page again when it is asked to", async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const drawer = part(() => new Promise<typeof Drawer>(() => undefined));
  const loading = expect(drawer.load()).rejects.toThrow(LateChunkError);
  await vi.advanceTimersByTimeAsync(CHUNK_TIME_OUT_MS - 1);
  expect(drawer.state.getState().failed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(drawer.state.getState().failed).toBe(true);
  drawer.retry();
  expect(reload).toHaveBeenCalledOnce();
});

it("tries a part that was lost again without loading the page", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const load = vi.fn(async () => Drawer).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const drawer = part(load);
  await expect(drawer.load()).rejects.toThrow();
  drawer.retry();
  expect(await drawer.load()).toBe(Drawer);
  expect(reload).not.toHaveBeenCalled();
});
