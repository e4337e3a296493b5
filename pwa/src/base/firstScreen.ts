import { whenIdle } from "./whenIdle.ts";

/** A screen that does not announce itself is not waited for longer. */
const AT_LATEST_MS = 2_000;

let announce = () => {};
const drawn = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Settles after the longest wait, which begins when it is first asked for: each row of the list asks. */
let longest: Promise<unknown> | undefined;

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Announces that the first screen shows its data. */
export function firstScreenDrawn(): void {
  announce();
}

/**
 * Resolves when the first screen shows its data and the page has nothing more urgent to do. A page also counts as idle while
 * its databases open, which is too early for code that competes with the screen. Rejects when the signal is aborted before.
 */
export async function afterFirstScreen(signal?: AbortSignal): Promise<void> {
  longest ??= elapsed(AT_LATEST_MS);
  await Promise.race([drawn, longest]);
  await whenIdle(signal);
}

/**
 * The same for work that the screen may itself be waiting for: it begins after this time at the latest, and sooner when the
 * screen is shown and the page is idle.
 */
export async function afterFirstScreenOr(ms: number, signal?: AbortSignal): Promise<void> {
  await Promise.race([drawn.then(() => whenIdle(signal)), elapsed(ms)]);
}
