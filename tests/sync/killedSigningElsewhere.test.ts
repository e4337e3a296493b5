import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { expect, it } from "vitest";
import { CLIENT, providerOf } from "../../sync-server/src/ports/signer/providers.test-support.ts";
import { bundleServer } from "./support/killing/bundle.ts";
import { ServerProcess } from "./support/killing/serverProcess.ts";
import { Signatory } from "./support/killing/signatory.ts";
import { signedVersion } from "./support/killing/signedVersion.ts";

/** The answer that is lost with the server, by the person who signs then. The provider has done what it was asked. */
const LOST = [
  { name: "carrier", answer: "token 200" },
  { name: "client", answer: "authorize 202" },
  { name: "broker", answer: "authorizeCheck 200" },
  { name: "stakeholder", answer: "signHash 200" },
];
const PORT = 4_395;

/** At night: by day the same is tried with faults in place of a killed process (`verbs/signing/flow/killed.test.ts`). */
const atNight = it.runIf(process.env["DAY"] === "all");

atNight(
  "signs once with another operator where the server is killed before it hears what the provider has done",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "passerelle-signing-elsewhere-"));
    let lost: string | null = null;
    const handle = async (request: Request): Promise<Response> => {
      const answer = await provider.app.fetch(request);
      if (`${new URL(request.url).pathname.split("/").at(-1)} ${answer.status}` !== lost) return answer;
      lost = null;
      return new Promise(() => undefined);
    };
    const elsewhere = serve({ fetch: handle, hostname: "127.0.0.1", port: 0 });
    await new Promise((listens) => elsewhere.once("listening", listens));
    const host = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const provider = providerOf({ mode: "explicit", host });
    const server = new ServerProcess(await bundleServer("killed-signing-elsewhere"), folder, PORT);
    const start = () =>
      server.start({
        ...{ SIGNING: "csc", CSC_URL: `${host}/csc/v2`, CSC_ALLOW_PRIVATE: "1" },
        ...{ CSC_CLIENT_ID: CLIENT.clientId, CSC_CLIENT_SECRET: CLIENT.clientSecret },
        ...{ BILLING: "off", AUDIT_STAMPS: "off", PASSERELLE_DEMO: "examples" },
      });
    const signatory = (name: string) =>
      new Signatory(server.url, name, {
        logIn: async (location) => provider.logIn(name, location),
        confirm: async () => provider.confirm(name),
      });
    try {
      await start();
      expect((await signatory("broker").call("POST", "/cruise/1/generate")).status).toBe(200);
      for (const [index, { name, answer }] of LOST.entries()) {
        lost = answer;
        const person = signatory(name);
        await person.signUntil(() => lost === null);
        await server.kill();
        expect([answer, (await signedVersion(folder)).signed]).toEqual([answer, index]);
        await start();
        await person.signUntil((now) => now === "SIGNED");
      }
      await server.kill();
      const { signed, kinds, failures } = await signedVersion(folder);
      expect(signed).toBe(LOST.length);
      expect(kinds.filter((kind) => kind === "signature")).toHaveLength(LOST.length);
      console.log(`killed ${LOST.length} times; ended in words: ${failures.join(", ")}`);
    } finally {
      await server.kill();
      if ("closeAllConnections" in elsewhere) elsewhere.closeAllConnections();
      elsewhere.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
