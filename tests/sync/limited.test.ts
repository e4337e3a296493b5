import { setMaxListeners } from "node:events";
import { done } from "shared-schema/base/result";
import { expect, it } from "vitest";
import { beginLife, endLife } from "./support/life.ts";
import { settle } from "./support/settle.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

/** So little of the main thread that an account is answered once a minute. */
const ONCE_A_MINUTE = 1e-6;
/** Each collection of each device asks by itself. */
const PATIENCE_MS = 4 * 3_600_000;

it("loses nothing of devices that are told to wait, and they ask no more often than they may", () =>
  inVirtualTime(async () => {
    const life = await beginLife(11, {});
    const { server, broker, editor, devices, desk, yacht } = life;
    const [id = ""] = server.shown(broker, "agreements").keys();
    const statuses: number[] = [];
    server.onAnswer = (status) => void statuses.push(status);
    server.quotas.threadMs = ONCE_A_MINUTE;
    const from = Date.now();
    for (const [device, name] of [
      [desk, "Named at the desk"],
      [yacht, "Named aboard"],
    ] as const) {
      const written = await editor.edit(device, id, (before) => done({ ...before, name }));
      expect(written).toMatchObject({ ok: true });
    }
    expect(await settle(devices, PATIENCE_MS)).toBe(true);
    const minutes = (Date.now() - from) / 60_000;
    const answered = statuses.filter((status) => status === 200).length;
    expect(statuses).toContain(429);
    // Two accounts, of which each may begin a request in the minute in which another one runs.
    expect(answered).toBeLessThanOrEqual(4 * minutes + 4);
    server.quotas.threadMs = Number.MAX_SAFE_INTEGER;
    expect(await endLife(life)).toEqual([]);
  }));
