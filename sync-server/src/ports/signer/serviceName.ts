import type { Signer } from "./signer.ts";

/**
 * The name by which a service of another operator calls itself. No caller waits for it: until the service has answered, its host is
 * given instead, and each call asks again.
 */
export function serviceName(signer: Pick<Signer, "info">, host: string): () => string {
  let said: string | null = null;
  let isAsking = false;
  async function ask(): Promise<void> {
    isAsking = true;
    // Whatever goes wrong leaves the host as the name.
    const info = await signer.info().catch(() => null);
    isAsking = false;
    if (info?.ok && info.value.name.trim() !== "") said = info.value.name.trim();
  }
  return () => {
    if (said === null && !isAsking) void ask();
    return said ?? host;
  };
}
