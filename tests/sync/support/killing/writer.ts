import { opOf } from "shared-schema/sync/op";
import type { PullAnswer, PushAnswer, PushResult, WireDocument } from "shared-schema/sync/wire";
import { pause } from "../pause.ts";
import type { Random } from "../random.ts";

export const TOKEN = /killed_\d+_/g;

const DROPPED = 0.05;
/** Services that are written over and over: an agreement holds only so many. */
const SERVICES = 20;
const LOGIN = { email: "broker@demo.passerelle.test", password: "passerelle-demo" };

type Body = Record<string, unknown>;

/** One device that writes services of an agreement, each edit sent until it is answered, on a line that loses answers. */
export class Writer {
  /** Every token that the server has acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly failures: string[] = [];
  private readonly latest = new Map<string, string>();
  private headers: Record<string, string> = { "content-type": "application/json" };
  private stopped = false;
  private count = 0;

  constructor(
    private readonly url: string,
    private readonly random: Random,
  ) {}

  async logIn(): Promise<void> {
    const answer = await this.call("POST", "/api/user/login", LOGIN);
    const { access_token } = (await answer.json()) as { access_token: string };
    this.headers = { ...this.headers, authorization: `Bearer ${access_token}` };
  }

  stop(): void {
    this.stopped = true;
  }

  /** Writes until it is stopped. */
  async write(): Promise<void> {
    let master = await this.pull();
    while (!this.stopped) {
      this.count += 1;
      const key = `0190a0a0-0000-7000-8000-${String(this.count % SERVICES).padStart(12, "0")}`;
      const token = `killed_${this.count}_`;
      const answer = await this.send(master, new Map([[key, token]]));
      if (!answer) return;
      master = answer;
      this.latest.set(key, token);
      this.acknowledged.add(token);
    }
  }

  /** Sends again, as a device does after a restore, the edits that a restored server lacks. @returns those edits */
  async refill(): Promise<string[]> {
    const master = await this.pull();
    const there = JSON.stringify(master.body);
    const lacking = new Map([...this.latest].filter(([, token]) => !there.includes(token)));
    this.stopped = false;
    await this.send(master, lacking);
    return [...lacking.values()];
  }

  private async pull(): Promise<WireDocument> {
    const answer = await this.call("GET", "/api/sync/pull?collection=agreements&seq=0&limit=10");
    const { documents } = (await answer.json()) as PullAnswer;
    const found = documents.find((document): document is WireDocument => document.id === "1" && "body" in document);
    if (!found) throw new Error("The demo has no first agreement.");
    return found;
  }

  private async send(master: WireDocument, services: ReadonlyMap<string, string>): Promise<WireDocument | null> {
    const named = [...services].map(([key, name]) => [key, { pos: "a0", name, price: null, product: null }]);
    const special_conditions = { ...(master.body["special_conditions"] as Body), ...Object.fromEntries(named) };
    const nonce = [...services.values()].at(-1) ?? "";
    const next = { ...master, e: nonce, body: { ...master.body, special_conditions } };
    const change = { collection: "agreements", op: opOf("killed", "agreements", master, next), assumed: master, next };
    const result = await this.untilAnswered({ device: "killed", schema: 1, changes: [change] });
    if (!result) return null;
    if (result.outcome === "taken" && result.master && "body" in result.master) return result.master;
    this.failures.push(`${nonce} was ${result.outcome}: ${result.code}`);
    this.stop();
    return null;
  }

  private async untilAnswered(request: object): Promise<PushResult | null> {
    while (!this.stopped) {
      try {
        const answer = await this.call("POST", "/api/sync/push", request);
        const { results } = (await answer.json()) as PushAnswer;
        if (this.random.next() >= DROPPED) return results[0] ?? null;
      } catch {
        // The server is down: the same edit is sent again once it is back.
        await pause(5);
      }
    }
    return null;
  }

  private call(method: string, path: string, body?: object): Promise<Response> {
    const signal = AbortSignal.timeout(5_000);
    return fetch(this.url + path, { method, headers: this.headers, body: body ? JSON.stringify(body) : null, signal });
  }
}
