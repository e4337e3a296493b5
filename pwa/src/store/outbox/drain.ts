import type { DeviceDatabase } from "../device.ts";
import { useSyncFacts } from "../sync/facts.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { sendRemoval } from "./sendRemoval.ts";
import { isUpload, type Outgoing, putOff } from "./upload.ts";

export interface DrainOptions {
  userId: number;
  device: DeviceDatabase;
  token(): string | null;
  /** Rejects unless our own server has answered. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  now(): number;
  random(): number;
  /** Told of everything that arrived or was refused for good. */
  onSettled(outgoing: Outgoing, refusal: string | null): void;
}

/** How long nothing is looked at when nothing woke the outbox: other tabs may have added to it. */
const LOOK_EVERY_MS = 30_000;

let wake = () => {};

/** Sends at once what may be sent. */
export function wakeOutbox(): void {
  wake();
}

/**
 * Sends the files that wait, one after the other and in one tab at a time, until stopped.
 * @returns how to stop
 */
export function startOutbox(options: DrainOptions): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  const round = async () => {
    if (stopped || busy) return;
    busy = true;
    clearTimeout(timer);
    const nextAt = await alone(options.userId, () => drain(options, () => stopped)).catch(() => null);
    busy = false;
    if (stopped) return;
    const wait = nextAt === null ? LOOK_EVERY_MS : Math.max(250, Math.min(LOOK_EVERY_MS, nextAt - options.now()));
    timer = setTimeout(() => void round(), wait);
  };
  wake = () => void round();
  // The server was reached again: whatever was put off while it could not be is due now.
  const reconnected = useSyncFacts.subscribe((facts, before) => {
    if (facts.reachable && !before.reachable) void bringForward(options).then(round);
  });
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    reconnected();
    wake = () => {};
  };
}

/** A file is sent by one tab; where the browser has no locks the idempotency key makes a second sending harmless. */
async function alone(userId: number, work: () => Promise<number | null>): Promise<number | null> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(`passerelle-outbox-${userId}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : null,
  );
}

async function bringForward({ device, now }: DrainOptions): Promise<void> {
  await device.outbox.toCollection().modify({ nextAt: now() });
}

/** Sends what is due. @returns when the next file is due, ms; null when none waits */
export async function drain(options: DrainOptions, stopped: () => boolean): Promise<number | null> {
  const { device, now, random } = options;
  for (const upload of await device.outbox.orderBy("at").toArray()) {
    if (stopped() || upload.refusal !== null || upload.nextAt > now()) continue;
    const outcome = await send(options, upload);
    if (outcome === "taken") await device.outbox.delete(upload.id);
    // An update, no put: whoever gave the file up while it was under way has deleted it.
    else if (outcome === "later") await device.outbox.update(upload.id, putOff(upload, now(), random()));
    else await device.outbox.update(upload.id, { refusal: outcome.refusal });
    if (outcome !== "later") options.onSettled(upload, outcome === "taken" ? null : outcome.refusal);
  }
  const waiting = (await device.outbox.toArray()).filter(({ refusal }) => refusal === null);
  return waiting.length === 0 ? null : Math.min(...waiting.map(({ nextAt }) => nextAt));
}

async function send({ token, fetch }: DrainOptions, outgoing: Outgoing): Promise<Outcome> {
  const authorization = `Bearer ${token() ?? ""}`;
  try {
    if (!isUpload(outgoing)) {
      return await sendRemoval(outgoing, (url, method) => fetch(url, { method, headers: { authorization } }));
    }
    const body = new FormData();
    body.append(outgoing.field, outgoing.blob, outgoing.fileName);
    const headers = { authorization, "idempotency-key": outgoing.id };
    return await outcomeOf(await fetch(`/api${outgoing.path}`, { method: "POST", headers, body }));
  } catch {
    return "later";
  }
}
