import { expect, it } from "vitest";
import { readEvents } from "./eventStream.ts";

async function read(chunks: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const texts: string[] = [];
  let alive = 0;
  await readEvents(body, {
    data: (text) => {
      texts.push(text);
    },
    alive: () => {
      alive += 1;
    },
  });
  return { texts, alive };
}

it("puts events together that arrive in pieces", async () => {
  expect((await read(["event: change\nda", 'ta: {"a":1}\n', "\ndata: 2\n\n"])).texts).toEqual(['{"a":1}', "2"]);
});

it("takes a comment for a sign of life and no event", async () => {
  expect(await read([": heartbeat\n\n"])).toEqual({ texts: [], alive: 1 });
});

it("joins the lines of one event", async () => {
  expect((await read(["data: a\r\ndata: b\r\n\r\n"])).texts).toEqual(["a\nb"]);
});
