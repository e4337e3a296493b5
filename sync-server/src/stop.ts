/** An answer that takes longer than this is cut off. */
const PATIENCE_MS = 5_000;

/** An HTTP server; the connections of an HTTP/2 server end with its sessions. */
interface Closable {
  close(closed: () => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
}

interface Stopping {
  server: Closable;
  /** Ends connections that would otherwise stay open, such as event streams. */
  endStreams(): void;
}

/**
 * Takes no more connections and waits for the answers that are under way, so that no request finds its database closed.
 * @returns resolves when nothing is open any more
 */
export function stopServer({ server, endStreams }: Stopping): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections?.(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    endStreams();
    server.closeIdleConnections?.();
  });
}
