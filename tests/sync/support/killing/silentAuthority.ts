import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A time-stamp authority that is out of order, and can be told to let one request wait for ever. */
interface SilentAuthority {
  url: string;
  /** Never answers the next request, or the one after so many. @returns whether it has come */
  hold(after?: number): () => boolean;
  close(): void;
}

/** Opens one on a free port. What it does not hold is refused at once, so that the server stamps by itself. */
export async function openSilentAuthority(): Promise<SilentAuthority> {
  let held = { isAwaited: false, hasCome: false, left: 0 };
  const server = createServer((_, answer) => {
    if (held.isAwaited && held.left === 0) held.hasCome = true;
    else {
      held.left -= 1;
      answer.writeHead(503).end();
    }
    held.isAwaited &&= !held.hasCome;
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    hold(after = 0) {
      const awaited = { isAwaited: true, hasCome: false, left: after };
      held = awaited;
      return () => awaited.hasCome;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
