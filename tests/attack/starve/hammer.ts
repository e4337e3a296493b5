import type { TestClient } from "sync-server/testing/client";

/** Sends requests over so many connections until the time is over. @returns how often each status was answered */
export async function hammer(
  connections: number,
  ms: number,
  send: (turn: number) => Promise<{ status: number }>,
): Promise<Map<number, number>> {
  const until = performance.now() + ms;
  const statuses = new Map<number, number>();
  let turn = 0;
  const endless = async () => {
    while (performance.now() < until) {
      const { status } = await send(turn++).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, endless));
  return statuses;
}

/** Asks and throws the answer away: to read it would cost the attacker as much as the server. */
export async function ask(url: string, path: string, client?: TestClient): Promise<{ status: number }> {
  const headers = client ? { authorization: `Bearer ${client.token}` } : undefined;
  const answer = await fetch(`${url}${path}`, headers ? { headers } : {});
  await answer.body?.cancel();
  return answer;
}
