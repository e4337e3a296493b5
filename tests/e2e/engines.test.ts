import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { patience } from "../support/patience.ts";
import type { Engine } from "./engines/engine.ts";
import { openFirefox } from "./engines/firefox.ts";
import { Person } from "./engines/person.ts";
import { openWebKit } from "./engines/webkit.ts";
import { freePort, startServer } from "./support/ownServer.ts";
import { emailOf, PASSWORD } from "./support/people.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

const PICTURE = join(import.meta.dirname, "../../docs/screenshots/phone.png");
const SAVED = "All changes saved";

/** Keeps the first bytes of the next file that the page hands out. */
const CATCH_FILE = `() => {
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    void blob.slice(0, 5).text().then((start) => { window.caughtFile = start; });
    return made.call(URL, blob);
  };
}`;

for (const [title, open] of [
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
] as const) {
  test(
    `${title}: log-in, first pull, start and edit without a server, restart, sync, draft, camera`,
    {
      tag: "@engine",
    },
    async ({ playwright }, info) => {
      // WebKitGTK and Firefox start three times, and draw without a graphics processor.
      test.setTimeout(patience(240_000));
      const dataDir = mkdtempSync(join(tmpdir(), "passerelle-engines-"));
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const start = () => startServer("sync-server/dist/main.js", port, { DATA_DIR: dataDir });
      let server = await start();
      let engine: Engine | null = null;
      const request = await playwright.request.newContext({ baseURL: origin });
      try {
        engine = await open();
        info.annotations.push({ type: "engine", description: engine.name });
        const person = new Person(engine);
        const admin = await rest(request, "admin");

        await engine.goTo(`${origin}/authentication/login`);
        await person.fill("Email", emailOf("admin"));
        await person.fill("Password", PASSWORD);
        await person.click("button", "Log in");
        await person.until("() => location.pathname === '/agreement'");
        await person.reads("Riviera, Corsica and Sardinia, nine days");
        await person.reads(SAVED);
        await person.until(
          "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)",
        );

        await server.stop();
        await engine.call(
          "(next) => void setTimeout(() => location.assign(next))",
          `${origin}/agreement/1#agreements/1/cruise_areas`,
        );
        await person.until("() => location.pathname === '/agreement/1'");
        await person.fill("Cruising areas", "Written without a server");
        await person.reads("Offline: 1 change waits");

        await engine.restart(`${origin}/agreement/1#agreements/1/cruise_areas`);
        await person.findsIn("Cruising areas", "Written without a server");
        await person.reads("Offline: 1 change waits");

        server = await start();
        await person.reads(SAVED);
        expect((await admin.cruise(1)).cruise_areas).toBe("Written without a server");

        await engine.goTo(`${origin}/agreement/1/contract`);
        await person.until("() => location.pathname === '/agreement/1/contract'");
        await engine.call(CATCH_FILE);
        await person.click("button", "Download PDF");
        await person.until("() => window.caughtFile === '%PDF-'");

        await engine.goTo(`${origin}/yachts/1`);
        const pictures = "() => document.querySelectorAll('img[alt*=\", picture\"]').length";
        await person.until("() => document.querySelector('input[capture]') !== null");
        const before = Number(await engine.call(pictures));
        await engine.chooseFile("input[capture]", PICTURE);
        // It is shown by the address that the server gave it: it has been sent, and has come back.
        await expect.poll(() => engine?.call(pictures), { timeout: patience(90_000) }).toBe(before + 1);
      } catch (cause) {
        const text = await engine
          ?.call("() => [location.href, document.body.innerText].join(String.fromCharCode(10))")
          .catch(String);
        await info.attach("page", { body: String(text) });
        throw cause;
      } finally {
        await engine?.close();
        await request.dispose();
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  );
}
