import { expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer({ per: "file" });

/** Every operation that the API describes, with numbers that exist in the demo. */
async function operations() {
  const description = await (await server.app.request("/api/openapi.json")).json();
  const paths: [string, Record<string, unknown>][] = Object.entries(description.paths);
  return paths.flatMap(([path, item]) =>
    Object.keys(item).map((method) => ({
      method: method.toUpperCase(),
      path: path
        .replace("{role}", "brokers")
        .replace("{sha256}", "0".repeat(64))
        .replace(/\{\w+PartId\}/g, "none")
        .replace(/\{\w+\}/g, "1"),
    })),
  );
}

it("lets no browser keep any answer below /api, be it an answer, a refusal or an event stream", async () => {
  const admin = await server.login("central");
  const asked = (await operations()).filter(({ path }) => !path.endsWith("/logout"));
  expect(asked.length).toBeGreaterThan(50);
  const kept: string[] = [];
  for (const { method, path } of [
    ...asked,
    { method: "GET", path: "/api/nonsense" },
    { method: "GET", path: "/api" },
  ]) {
    const senders: Record<string, string>[] =
      method === "GET" ? [{ authorization: `Bearer ${admin.token}` }, {}] : [{}];
    for (const headers of senders) {
      const leaving = new AbortController();
      const answer = await server.app.request(path, { method, headers, signal: leaving.signal });
      if (!answer.headers.get("cache-control")?.split(", ").includes("no-store")) kept.push(`${method} ${path}`);
      leaving.abort();
    }
  }
  expect(kept).toEqual([]);
});

it("has the browser empty its cache at the log-out, and nothing else that it keeps", async () => {
  const broker = await server.login("broker");
  const headers = { authorization: `Bearer ${broker.token}` };
  const answer = await server.app.request("/api/user/logout", { method: "POST", headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("clear-site-data")).toBe('"cache"');
});
