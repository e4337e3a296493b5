import { type Refusal, refused } from "shared-schema/base/result";
import type { DeviceDatabase } from "../database/device.ts";
import {
  fileOf,
  isPosting,
  isRemoval,
  isUnlisted,
  isUpload,
  type Outgoing,
  putOff,
  type Upload,
} from "../database/outgoing.ts";
import { useSyncFacts } from "../queries/syncFacts.ts";
import type { PaymentState } from "./paymentState.ts";
import { type SendOutcome, sendOutcome } from "./sendOutcome.ts";
import { sendRemoval } from "./sendRemoval.ts";

export interface DrainOptions {
  userId: number;
  device: DeviceDatabase;
  token(): string | null;
  /** Rejects unless our own server has answered. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  now(): number;
  random(): number;
  /** Whether the server has the payment that a file belongs to, as far as this device knows. */
  paymentState(payment: NonNullable<Upload["payment"]>): Promise<PaymentState>;
  /** Called for a request that the server has just taken, before it leaves this device. */
  onTaken(outgoing: Outgoing): Promise<void>;
  /** Called for everything that arrived or was refused for good. */
  onSettled(outgoing: Outgoing, refusal: Refusal | null): void;
}

/** The interval at which the outbox is checked even if nothing woke it: other tabs may have added to it. */
const LOOK_EVERY_MS = 30_000;
/** The interval while a file waits for its payment, and the server can be reached. */
const LOOK_FOR_PAYMENT_MS = 2_000;
/** A receipt is kept before its payment is recorded: so long no one misses the payment. */
const RECORDING_MS = 60_000;

let wake = () => {};

/** Sends at once what may be sent. */
export function wakeOutbox(): void {
  wake();
}

/**
 * Sends what waits (files, deletions of pictures, filled-in forms), one after the other and in one tab at a time, until stopped.
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

/** One tab sends at a time. Where the browser has no locks, the idempotency key makes a second sending harmless. */
async function alone(userId: number, work: () => Promise<number | null>): Promise<number | null> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(`passerelle-outbox-${userId}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : null,
  );
}

async function bringForward({ device, now }: DrainOptions): Promise<void> {
  await device.outbox.toCollection().modify({ nextAt: now() });
}

/** Sends what is due. @returns when the next one is due, ms; null when nothing waits */
export async function drain(options: DrainOptions, stopped: () => boolean): Promise<number | null> {
  const { device, now } = options;
  let held = false;
  for (const outgoing of await device.outbox.orderBy("at").toArray()) {
    if (stopped() || outgoing.refusal !== null || outgoing.nextAt > now()) continue;
    const outcome = await outcomeNow(options, outgoing);
    if (outcome === "held") {
      held = true;
      continue;
    }
    await settle(options, outgoing, outcome);
  }
  const waiting = (await device.outbox.toArray()).filter(({ refusal }) => refusal === null);
  // A held file is due already: it is tried again soon, or when the server is back.
  const due = waiting.map(({ nextAt }) => nextAt).filter((at) => !held || at > now());
  const looksSoon = held && useSyncFacts.getState().reachable;
  const times = looksSoon ? [...due, now() + LOOK_FOR_PAYMENT_MS] : due;
  return times.length === 0 ? null : Math.min(...times);
}

/** Notes the outcome of an attempt: a request that arrived leaves this device, one that was refused stays with the reason. */
async function settle(options: DrainOptions, outgoing: Outgoing, outcome: SendOutcome): Promise<void> {
  const { device, now, random } = options;
  if (outcome === "taken") await options.onTaken(outgoing);
  const isOver = outcome === "taken" || (outcome !== "later" && isUnlisted(outgoing));
  if (isOver) await device.outbox.delete(outgoing.id);
  // An update, not a put: an entry that its user gave up meanwhile is deleted already.
  else if (outcome === "later") await device.outbox.update(outgoing.id, putOff(outgoing, now(), random()));
  else await device.outbox.update(outgoing.id, { refusal: outcome.refusal });
  if (outcome !== "later") options.onSettled(outgoing, outcome === "taken" ? null : outcome.refusal);
}

/** Sends a request unless it is held: a receipt goes up after its payment, and not at all for one that the server refused. */
async function outcomeNow(options: DrainOptions, outgoing: Outgoing): Promise<SendOutcome | "held"> {
  const payment = isUpload(outgoing) ? outgoing.payment : undefined;
  if (payment === undefined) return send(options, outgoing);
  const state = await options.paymentState(payment);
  if (state === "accepted") return send(options, outgoing);
  const isRecording = options.now() - outgoing.at < RECORDING_MS;
  return state === "unsent" || isRecording ? "held" : { refusal: refused("payment.not-found").refusal };
}

async function send({ token, fetch }: DrainOptions, outgoing: Outgoing): Promise<SendOutcome> {
  const authorization = `Bearer ${token() ?? ""}`;
  try {
    if (isRemoval(outgoing)) {
      return await sendRemoval(outgoing, (url, method) => fetch(url, { method, headers: { authorization } }));
    }
    if (isPosting(outgoing)) {
      const headers = { authorization, "content-type": "application/json" };
      const body = JSON.stringify({ ...outgoing.json, key: outgoing.id });
      return await sendOutcome(await fetch(`/api${outgoing.path}`, { method: "POST", headers, body }));
    }
    const body = new FormData();
    body.append(outgoing.field, fileOf(outgoing), outgoing.fileName);
    const headers = { authorization, "idempotency-key": outgoing.id };
    return await sendOutcome(await fetch(`/api${outgoing.path}`, { method: "POST", headers, body }));
  } catch {
    return "later";
  }
}
