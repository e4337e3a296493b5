import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import { inDialect } from "./dialect.ts";
import { pause } from "./pause.ts";
import type { Random } from "./random.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface NetworkStats {
  drops: number;
  duplicates: number;
}

/** The longest duration of a request, most of the time and now and then. */
const QUICK_MS = 120;
const SLOW_MS = 1_500;

/** One device's way to the server, which fails as told. */
export class FaultyNetwork {
  readonly stats: NetworkStats = { drops: 0, duplicates: 0 };
  /** Share of requests that meet a fault. */
  faults = 0;
  /** The version of the documents' shape in which the device speaks. */
  schema: number = SCHEMA_VERSION;
  private cut = new AbortController();
  private refused: string | null = null;
  private losing: { part: string; meanwhile(): Promise<void> } | null = null;
  private eventsToLose = 0;

  constructor(
    private readonly inner: Fetch,
    private readonly random: Random,
  ) {}

  get online(): boolean {
    return !this.cut.signal.aborted;
  }

  goOffline(): void {
    this.cut.abort(new TypeError("offline"));
  }

  goOnline(): void {
    if (!this.online) this.cut = new AbortController();
  }

  /** Lets nothing through to a part of the protocol; null lets everything through again. */
  refuse(part: string | null): void {
    this.refused = part;
  }

  /** Loses the next answer of a part of the protocol, after something has happened in the meantime. */
  loseAnswer(part: string, meanwhile: () => Promise<void>): void {
    this.losing = { part, meanwhile };
  }

  /** Loses the next events of the stream, which stays open all the same. */
  loseEvents(count: number): void {
    this.eventsToLose = count;
  }

  readonly fetch: Fetch = async (url, asked) => {
    const init = inDialect(this.schema, asked);
    const line = this.cut.signal;
    line.throwIfAborted();
    const signal = init.signal ? AbortSignal.any([init.signal, line]) : line;
    await pause(this.random.below(this.random.below(8) === 0 ? SLOW_MS : QUICK_MS));
    line.throwIfAborted();
    if (this.refused && url.includes(`/sync/${this.refused}`)) this.drop("the request was refused on its way");
    const fault = this.random.next() < this.faults ? this.random.below(3) : -1;
    if (fault === 0) this.drop("the request was dropped");
    const answer = await this.inner(url, { ...init, signal });
    if (this.losing && url.includes(`/sync/${this.losing.part}`)) {
      const { meanwhile } = this.losing;
      this.losing = null;
      await answer.body?.cancel();
      await meanwhile();
      this.drop("the answer was lost");
    }
    if (fault === 1 && init.method === "POST") {
      this.stats.duplicates += 1;
      await answer.body?.cancel();
      return this.inner(url, { ...init, signal });
    }
    if (fault === 2 || signal.aborted) {
      await answer.body?.cancel();
      this.drop("the answer was dropped");
    }
    return answer.headers.get("content-type") === "text/event-stream"
      ? this.stream(answer, [init.signal, line])
      : answer;
  };

  private drop(message: string): never {
    this.stats.drops += 1;
    throw new TypeError(message);
  }

  /** Ends a stream with its line. Between processes the socket does that; here the server would go on talking to no one. */
  private stream(answer: Response, signals: (AbortSignal | null | undefined)[]): Response {
    const reader = answer.body?.getReader();
    // Once: Node keeps a signal that is listened to, and with it the whole device, for as long as the process lives.
    for (const signal of signals) signal?.addEventListener("abort", () => void reader?.cancel(), { once: true });
    const read = async (): Promise<Uint8Array | undefined> => {
      const chunk = await reader?.read();
      if (!chunk?.value || this.eventsToLose === 0 || !new TextDecoder().decode(chunk.value).includes("data:")) {
        return chunk?.value;
      }
      this.eventsToLose -= 1;
      return read();
    };
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const value = await read();
        if (value) controller.enqueue(value);
        else controller.close();
      },
      cancel: () => reader?.cancel(),
    });
    return new Response(body, answer);
  }
}
