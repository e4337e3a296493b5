import { useEffect } from "react";
import type { AlertMarks } from "shared-schema/api/account/alertMarks";
import { create } from "zustand";
import { runtime } from "../../database/runtime.ts";
import { request } from "../../http/http.ts";
import { reconnections } from "../reconnections.ts";
import { addMarks, exchangeMarks, keptMarks } from "./markExchange.ts";

interface Dismissed {
  userId: number | null;
  keys: ReadonlySet<string>;
}

const useMarks = create<Dismissed>()(() => ({ userId: null, keys: new Set() }));

/** The keys of the alerts that the user has dismissed, on any device that this one has heard of; null while they are read. */
export function useDismissed(): ReadonlySet<string> | null {
  const { userId, keys } = useMarks();
  useEffect(() => void readMarks(), []);
  return userId === null ? null : keys;
}

/** Dismisses alerts here, and on the account's other devices once the server can be reached. */
export async function dismissAlerts(dismissed: readonly string[]): Promise<void> {
  await readMarks();
  const { device, userId } = await runtime();
  useMarks.setState({ userId, keys: new Set([...useMarks.getState().keys, ...dismissed]) });
  // A device without room shows them again after the next start.
  await addMarks(device, dismissed).then(exchange, () => undefined);
}

/** Exchanges the marks with the server at once, whenever it can be reached again, and when the page is looked at again. */
export function useMarkExchange(): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void exchange();
    void exchange();
    const reconnected = reconnections().subscribe(() => void exchange());
    document.addEventListener("visibilitychange", look);
    return () => {
      reconnected.unsubscribe();
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

let running: Promise<void> | null = null;

/** One exchange at a time; what is dismissed meanwhile goes with the next. */
function exchange(): Promise<void> {
  running ??= exchangeOnce()
    .catch(() => undefined)
    .finally(() => {
      running = null;
    });
  return running;
}

async function exchangeOnce(): Promise<void> {
  const { device, userId } = await runtime();
  const path = `/user/${userId}/alert_mark/`;
  const { keys } = await exchangeMarks(device, (unsent) =>
    unsent.length === 0
      ? request<AlertMarks>("GET", path, { quiet: true })
      : request<AlertMarks>("POST", path, { json: { keys: unsent }, quiet: true }),
  );
  // Another user may have logged in meanwhile.
  if ((await runtime()).userId === userId) useMarks.setState({ userId, keys: new Set(keys) });
}

async function readMarks(): Promise<void> {
  const { device, userId } = await runtime();
  if (useMarks.getState().userId === userId) return;
  const { keys } = await keptMarks(device);
  useMarks.setState({ userId, keys: new Set(keys) });
}
