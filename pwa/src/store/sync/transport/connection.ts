import { BehaviorSubject } from "rxjs";
import type { ConnectionState } from "../../queries/syncFacts.ts";
import type { Clock } from "../clock.ts";
import { ExchangeFailure } from "./transport.ts";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Every exchange goes through here: a failed one is tried again after a growing wait with jitter, one that succeeds wakes the
 * others up. RxDB sees neither, so that its own retries never come into play.
 */
export class Connection {
  readonly state = new BehaviorSubject<ConnectionState>({
    reachable: true,
    lastAt: null,
    halted: null,
    heldUntil: null,
  });
  /** Rises whenever the server was out of reach: what was known about it before must be asked again. */
  interruptions = 0;
  private failures = 0;
  private nap = new AbortController();

  constructor(private readonly clock: Clock) {}

  /** Calls until the server answers. Throws what trying again cannot help, and when the signal is aborted. */
  async until<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        const answer = await call();
        this.succeeded();
        return answer;
      } catch (cause) {
        signal.throwIfAborted();
        this.failed(cause);
        if (cause instanceof ExchangeFailure && cause.kind === "malformed") throw cause;
        if (cause instanceof ExchangeFailure && cause.kind === "busy") {
          await this.holdOn(cause.waitMs, signal);
          attempt = 0;
        } else if (await this.wait(signal, attempt)) attempt = 0;
      }
    }
  }

  /** Tries again at once. */
  wake(): void {
    this.failures = 0;
    this.nap.abort();
    this.nap = new AbortController();
  }

  succeeded(): void {
    const wasDown = this.failures > 0;
    this.failures = 0;
    // Pushes of an app that is too old to read are taken all the same.
    const halted = this.state.value.halted === "too-old" ? "too-old" : null;
    const { heldUntil } = this.state.value;
    this.state.next({ reachable: true, lastAt: this.clock.now(), halted, heldUntil });
    if (wasDown) this.wake();
  }

  failed(cause: unknown): void {
    const kind = cause instanceof ExchangeFailure ? cause.kind : "unreachable";
    if (kind === "malformed" || kind === "busy") return;
    // A server that refuses is there and still the same one: if it were verified again each time, an old client would send nothing.
    if (kind === "unreachable") this.interruptions += 1;
    this.failures += 1;
    const halted = kind === "unreachable" ? null : kind;
    this.state.next({ ...this.state.value, reachable: kind !== "unreachable", halted });
  }

  /** Waits as long as the server asks for, even if other calls get through or `wake` is called. */
  private async holdOn(waitMs: number, signal: AbortSignal): Promise<void> {
    const ms = Math.max(waitMs, FIRST_WAIT);
    const until = this.clock.now() + ms;
    const heldUntil = Math.max(until, this.state.value.heldUntil ?? 0);
    this.state.next({ ...this.state.value, reachable: true, heldUntil });
    await this.clock.sleep(ms, signal);
    // Another call may have been asked to wait longer.
    if (this.state.value.heldUntil === until) this.state.next({ ...this.state.value, heldUntil: null });
  }

  /**
   * Waits as long as the failures so far ask for, all in a row or those of one call: others may get through meanwhile.
   * @returns whether it was woken
   */
  async wait(signal: AbortSignal, attempts = 1): Promise<boolean> {
    const nap = this.nap.signal;
    const failures = Math.max(this.failures, attempts);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures - 1, 6));
    const ms = this.state.value.halted ? LONGEST_WAIT : longest * (0.5 + this.clock.random() / 2);
    await this.clock.sleep(ms, AbortSignal.any([signal, nap]));
    return nap.aborted;
  }
}
