import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer({ listen: true });
const client = server.as("client");

/** Sends the rest of a body only when its first half is answered, then asks something else on the same connection. */
async function answersTo(sent: { bytes: number; token: string | null }): Promise<string> {
  const { hostname, port } = new URL(server.url ?? "");
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (data) => {
    text += data.toString("latin1");
  });
  const ended = once(socket, "close");
  await once(socket, "connect");
  const authorization = sent.token === null ? [] : [`Authorization: Bearer ${sent.token}`];
  const head = ["POST /api/yacht/1/image HTTP/1.1", `Host: ${hostname}`, ...authorization];
  socket.write(
    `${[...head, `Content-Length: ${sent.bytes}`, "Content-Type: multipart/form-data"].join("\r\n")}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(sent.bytes / 2));
  while (!text.includes("\r\n\r\n")) await once(socket, "data");
  socket.write(Buffer.alloc(sent.bytes / 2));
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await ended;
  return text;
}

it("answers a sender whose body it does not read on a connection that stays open", async () => {
  const anonymous = await answersTo({ bytes: 600_000, token: null });
  expect(anonymous).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 [\s\S]*"ok"/);
  const forbidden = await answersTo({ bytes: 600_000, token: client.token });
  expect(forbidden).toMatch(/^HTTP\/1\.1 403 [\s\S]*HTTP\/1\.1 200 [\s\S]*"ok"/);
});
