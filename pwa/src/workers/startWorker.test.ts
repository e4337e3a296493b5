import { expose } from "comlink";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type AppWorker, startWorker, WorkerLost } from "./startWorker.ts";

interface Api {
  /** The number of the worker that answers, counted from 1. */
  number(): number;
  hang(): Promise<never>;
  refuse(): never;
}

/** The page's side of a worker, with the worker itself at the other end of a channel. */
class FakeWorker extends EventTarget {
  terminated = false;
  private readonly channel = new MessageChannel();

  constructor(api: Api) {
    super();
    const { port1, port2 } = this.channel;
    expose(api, port2);
    port1.addEventListener("message", ({ data }) => this.dispatchEvent(new MessageEvent("message", { data })));
    port1.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.terminated = true;
    this.channel.port1.close();
    this.channel.port2.close();
  }
}

function setUp(): { worker: AppWorker<Api>; started: FakeWorker[] } {
  const started: FakeWorker[] = [];
  const worker = startWorker<Api>(() => {
    const number = started.length + 1;
    const made = new FakeWorker({
      number: () => number,
      hang: () => new Promise(() => undefined),
      refuse: () => {
        throw new Error("no such leg");
      },
    });
    started.push(made);
    return made;
  });
  return { worker, started };
}

const LOSSES = {
  unloaded: ({ started }: ReturnType<typeof setUp>) => started.at(-1)?.dispatchEvent(new Event("error")),
  failed: ({ started }: ReturnType<typeof setUp>) =>
    started.at(-1)?.dispatchEvent(Object.assign(new Event("error"), { message: "Out of memory" })),
  stopped: ({ worker }: ReturnType<typeof setUp>) => worker.stop(),
};
const WHY = {
  unloaded: { code: "app.part-not-loaded" },
  failed: { code: "app.part-stopped" },
  stopped: { code: "app.part-stopped" },
} as const;

/** From the start of a worker to its loss: how many calls it answers, and how many are open when it is lost. */
const LIFE = fc.record({
  answered: fc.integer({ min: 1, max: 3 }),
  open: fc.nat({ max: 3 }),
  loss: fc.constantFrom("unloaded", "failed", "stopped"),
});

it("rejects every open call when a worker is lost, and starts another with the next call", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(LIFE, { maxLength: 5 }), async (lives) => {
      const scene = setUp();
      for (const [before, { answered, open, loss }] of lives.entries()) {
        const hanging = Array.from({ length: open }, () => scene.worker.ask((remote) => remote.hang()));
        for (let call = 0; call < answered; call++) {
          expect(await scene.worker.ask((remote) => remote.number())).toBe(before + 1);
        }
        LOSSES[loss](scene);
        for (const call of hanging) await expect(call).rejects.toThrow(new WorkerLost(WHY[loss]));
      }
      expect(scene.started.map(({ terminated }) => terminated)).toEqual(lives.map(() => true));
    }),
  );
});

it("passes on what the worker throws, and keeps that worker", async () => {
  const { worker, started } = setUp();
  await expect(worker.ask((remote) => remote.refuse())).rejects.toThrow("no such leg");
  expect(await worker.ask((remote) => remote.number())).toBe(1);
  expect(started).toHaveLength(1);
  worker.stop();
});
