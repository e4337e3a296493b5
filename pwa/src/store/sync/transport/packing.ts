type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request that fits into one packet arrives no sooner when packed. */
const ONE_PACKET = 1_400;

/**
 * Sends text packed once the server has said that it accepts that (RFC 7694): an edit holds a document before and
 * after, which packs to a fifth. A server that cannot unpack it, such as one put back to an older version, gets it as
 * it is.
 * @param pack of a browser without it there is none, and everything is sent as it is
 */
export function packing(fetch: Fetch, pack: ((text: string) => Promise<ArrayBuffer>) | null): Fetch {
  let isTaken = false;
  return async (url, init) => {
    const { body } = init;
    if (pack && isTaken && typeof body === "string" && body.length > ONE_PACKET) {
      // A browser that cannot pack sends it as it is.
      const smaller = await packed(init, pack, body).catch(() => null);
      const answer = smaller && (await fetch(url, smaller));
      isTaken = answer !== null && takes(answer);
      if (answer && isTaken) return answer;
    }
    const answer = await fetch(url, init);
    isTaken ||= takes(answer);
    return answer;
  };
}

function takes(answer: Response): boolean {
  return answer.status !== 415 && /\bgzip\b/.test(answer.headers.get("accept-encoding") ?? "");
}

async function packed(init: RequestInit, pack: (text: string) => Promise<ArrayBuffer>, text: string) {
  const headers = new Headers(init.headers);
  headers.set("content-encoding", "gzip");
  return { ...init, headers, body: await pack(text) };
}

/** gzip as the browser has it: Chrome 80, Safari 16.4, Firefox 113. */
export const browserGzip =
  typeof CompressionStream === "undefined"
    ? null
    : (text: string): Promise<ArrayBuffer> =>
        new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
