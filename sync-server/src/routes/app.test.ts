import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-app-"));

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Passerelle</title>");
  writeFileSync(join(folder, "landing.html"), "<!doctype html><title>Landing</title>");
  writeFileSync(join(folder, "sw.js"), "self.skipWaiting()");
  writeFileSync(join(folder, "assets/passportWorker-Ab3dE_9x.js"), "self.onmessage = null");
  writeFileSync(join(folder, "assets/index-Ab3dE_9x.js"), `// ${"x".repeat(5_000)}`);
});
const server = useTestServer({ per: "file", demo: false, appDir: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });

describe("the built app", () => {
  it("answers its one page for every address that it knows itself", async () => {
    for (const path of ["/agreement/1/price", "/nonsense/x", "/%E0%A4%A"]) {
      const page = await get(path);
      expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringContaining("Passerelle")]);
      expect(page.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("answers the landing page at its root", async () => {
    expect(await (await get("/")).text()).toContain("Landing");
    expect(await (await get("/?from=harbour")).text()).toContain("Landing");
  });

  it("is kept for ever where the name says what is inside, and asked for again elsewhere", async () => {
    const script = await get("/assets/index-Ab3dE_9x.js", { "accept-encoding": "gzip, br" });
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(script.headers.get("content-encoding")).toBe("br");
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  });

  it("lets the reader of passports alone compile WebAssembly", async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
    expect(await policyOf("/assets/passportWorker-Ab3dE_9x.js")).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(await policyOf("/assets/index-Ab3dE_9x.js")).not.toContain("wasm");
    expect(await policyOf("/assets/passportWorker-missing1.js")).not.toBeNull();
    expect(await policyOf("/")).not.toContain("wasm");
  });

  it("does not stand in for what is missing", async () => {
    expect((await get("/assets/index-missing1.js")).status).toBe(404);
    expect((await get("/assets/nonsense")).status).toBe(404);
    expect((await get("/assets/..%2f..%2fetc/passwd")).status).toBe(404);
    expect((await get("/api/nonsense")).status).toBe(404);
    expect((await get("/../package.json")).status).toBe(404);
    expect((await get("/..%2f..%2fetc/passwd")).headers.get("content-type")).toContain("text/html");
  });
});
