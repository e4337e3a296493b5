import { createServer } from "node:http";
import { expect, it } from "vitest";
import { stopServer } from "./stop.ts";

it("lets an answer that is under way finish, and ends what would stay open", async () => {
  let answer: () => void = () => undefined;
  const open = new Set<() => void>();
  const server = createServer((request, response) => {
    if (request.url === "/stream") {
      response.write(": welcome\n\n");
      open.add(() => response.end());
      return;
    }
    answer = () => response.end("done");
    asked();
  });
  let asked: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  const stream = await fetch(`${url}/stream`);
  const slow = fetch(`${url}/slow`).then((response) => response.text());
  await underWay;

  const stopped = stopServer({ server, endStreams: () => open.forEach((end) => void end()) });
  expect(await stream.text()).toBe(": welcome\n\n");
  answer();
  expect(await slow).toBe("done");
  await stopped;
  await expect(fetch(url)).rejects.toThrow();
});
