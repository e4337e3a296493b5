import { opOf } from "shared-schema/sync/op";
import { type BriefAnswer, type PullAnswer, SCHEMA_VERSION, type WireDocument } from "shared-schema/sync/wire";
import type { Running } from "./process.ts";
import { medianMs, printRows, type Row } from "./table.ts";

const RUNS = 100;

/**
 * Prints the cost of an edit of an agreement on its way to the server and to a second user, against a bare endpoint
 * that only stores.
 */
export async function benchEdit(server: Running, bare: Running): Promise<void> {
  printRows(
    "sync: one edit of an agreement, with rights, merge, history, audit and feed",
    await measureEdit(server, bare),
  );
}

/** Measures that cost. */
export async function measureEdit(server: Running, bare: Running): Promise<Row[]> {
  const broker = await logIn(server, "broker");
  const captain = await logIn(server, "captain");
  const page = (await broker.get("/api/sync/pull?collection=agreements&epoch=&seq=0&limit=10")) as PullAnswer;
  const [first] = page.documents.filter((document): document is WireDocument => "body" in document);
  if (!first) throw new Error("the demo has no agreement");
  let master = first;
  let turn = 0;
  const push = async () => {
    const next = { ...master, body: { ...master.body, name: `Riviera, edit ${++turn}` } };
    const change = { collection: "agreements", op: opOf("bench", "agreements", master, next), assumed: master, next };
    const answer = (await broker.post("/api/sync/push", {
      device: "bench",
      schema: SCHEMA_VERSION,
      changes: [change],
      brief: true,
    })) as BriefAnswer;
    const result = answer.results[0];
    if (!result || !("rev" in result)) throw new Error("not taken as it was sent");
    master = { ...next, rev: result.rev };
  };
  const barePush = () =>
    fetch(`${bare.url}/push`, { method: "POST", body: JSON.stringify([{ ...master, turn: ++turn }]) });

  const alone = await medianMs(RUNS, push);
  const peer = await medianMs(RUNS, barePush);
  const listener = await captain.listen();
  const latency = await medianMs(RUNS, async () => {
    const heard = listener.next();
    await push();
    await heard;
  });
  listener.stop();
  return [
    {
      what: "an agreement pushed alone, acknowledged on disk",
      ours: alone,
      unit: "ms",
      peer: { name: "bare", value: peer },
    },
    { what: "the same, and a second user's device told", ours: latency, unit: "ms" },
  ];
}

async function logIn(server: Running, account: string) {
  const body = JSON.stringify({ email: `${account}@demo.passerelle.test`, password: "passerelle-demo" });
  const json = { "content-type": "application/json" };
  const login = await fetch(`${server.url}/api/user/login`, { method: "POST", headers: json, body });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { ...json, authorization: `Bearer ${access_token}`, "x-schema": String(SCHEMA_VERSION) };
  return {
    get: async (path: string): Promise<unknown> => (await fetch(server.url + path, { headers })).json(),
    post: async (path: string, value: unknown): Promise<unknown> =>
      (await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(value) })).json(),
    /** The event stream: `next` resolves with the next event. */
    listen: async () => {
      const stop = new AbortController();
      const stream = await fetch(`${server.url}/api/sync/stream`, { headers, signal: stop.signal });
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      let wake: () => void = () => {};
      const read = async (): Promise<void> => {
        const { value, done } = (await reader?.read()) ?? { value: "", done: true };
        if (value?.includes("data:")) wake();
        if (!done) await read();
      };
      read().catch(() => {
        // Stopped: no one listens any more.
      });
      return {
        next: () =>
          new Promise<void>((done) => {
            wake = done;
          }),
        stop: () => stop.abort(),
      };
    },
  };
}
