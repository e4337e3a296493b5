import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { bundleServer } from "./support/killing/bundle.ts";
import { EmbeddedPages } from "./support/killing/embeddedPages.ts";
import { ServerProcess } from "./support/killing/serverProcess.ts";
import { Signatory } from "./support/killing/signatory.ts";
import { rootsIn, signedVersion } from "./support/killing/signedVersion.ts";
import { openSilentAuthority } from "./support/killing/silentAuthority.ts";
import { pause } from "./support/pause.ts";

/** A call of the embedded service that is not answered as long as this server lives. */
const held = (call: string) => ({ SIGNING_DELAYS: `${call}=600000` });

interface Moment {
  at: string;
  /** What tells it: the status of the signature, a confirmation that no one has noticed yet, or a time stamp that is waited for. */
  shows: "NEW" | "PREPARING" | "UPLOADING" | "WAITING" | "confirmed" | "RETRIEVING" | "stamp";
  settings?: Record<string, string>;
}

/** The moments at which the server is killed, by the person who signs then. */
const LIVES: readonly { name: string; moments: readonly Moment[] }[] = [
  {
    name: "carrier",
    moments: [
      { at: "while the person logs in at the service", shows: "NEW" },
      { at: "while the platform seals the contract", shows: "stamp" },
    ],
  },
  {
    name: "client",
    moments: [
      { at: "before the service has named the key", shows: "PREPARING", settings: held("list") },
      { at: "before the service has taken the hash", shows: "UPLOADING", settings: held("authorize") },
    ],
  },
  {
    name: "broker",
    moments: [
      { at: "while the person is asked to confirm", shows: "WAITING" },
      { at: "before the confirmation is noticed", shows: "confirmed", settings: held("authorizeCheck") },
    ],
  },
  {
    name: "stakeholder",
    moments: [
      { at: "before the service has signed", shows: "RETRIEVING", settings: held("signHash") },
      { at: "between the value and the revision", shows: "stamp" },
    ],
  },
];
const PORT = 4_394;
const ALL = LIVES.length;
const KINDS = ["seal", ...LIVES.map(() => "signature"), "validation-data", "archive"];

it("signs once, or fails and signs at the next attempt, wherever the server is killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-signing-"));
  const authority = await openSilentAuthority();
  const server = new ServerProcess(await bundleServer("killed-signing"), folder, PORT);
  const settings = {
    ...{ SIGNING: "embedded", PLATFORM_SEAL: "on", BILLING: "off", AUDIT_STAMPS: "off", PASSERELLE_DEMO: "examples" },
    TSA_URL: authority.url,
  };
  const signatory = (name: string) => new Signatory(server.url, name, new EmbeddedPages(server.url));
  const restart = async (more: Record<string, string> = {}) => {
    await server.kill();
    await server.start({ ...settings, ...more });
  };
  try {
    await restart();
    expect((await signatory("broker").call("POST", "/cruise/1/generate")).status).toBe(200);
    for (const [index, { name, moments }] of LIVES.entries()) {
      const person = signatory(name);
      for (const { at, shows, settings: more } of moments) {
        await restart(more);
        const isHeld = shows === "stamp" ? authority.hold() : () => false;
        await person.signUntil((now) => now === shows || isHeld());
        await server.kill();
        expect([at, (await signedVersion(folder)).signed]).toEqual([at, index]);
      }
      if (index === ALL - 1) break;
      await restart();
      await person.signUntil((now) => now === "SIGNED");
    }

    // The last signature is stamped first, then the whole file.
    let isHeld = authority.hold(1);
    await restart();
    await waitUntil(isHeld);
    await server.kill();
    expect(await signedVersion(folder)).toMatchObject({
      signed: ALL,
      kinds: KINDS.slice(0, -1),
      hasCertificate: false,
    });

    // The whole file, then the certificate of completion.
    isHeld = authority.hold(1);
    await restart();
    await waitUntil(isHeld);
    await server.kill();
    expect(await signedVersion(folder)).toMatchObject({ signed: ALL, kinds: KINDS, hasCertificate: false });

    await restart();
    const client = signatory("client");
    await waitUntil(async () => (await client.state()).has_certificate);
    await server.kill();
    const { kinds, file, failures } = await signedVersion(folder);
    expect(kinds).toEqual(KINDS);
    const verdict = await verifyPdf(file, { anchors: rootsIn(folder) });
    expect([verdict.code, verdict.level, verdict.signatures.map(({ state }) => state)]).toEqual([
      "valid",
      "B-LTA",
      KINDS.filter((kind) => kind !== "validation-data").map(() => "valid"),
    ]);
    console.log(
      `killed ${LIVES.flatMap(({ moments }) => moments).length + 2} times; ended in words: ${failures.join(", ")}`,
    );
  } finally {
    await server.kill();
    authority.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);

async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}
