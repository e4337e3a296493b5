import { randomBytes } from "node:crypto";
import { PLATFORM_ASSURANCE } from "shared-schema/pades/appearance/words";
import { RESERVED } from "shared-schema/pades/sign/revision";
import { consentHash, consentText, consentVersion } from "shared-schema/signing/consent";
import { onTestFinished } from "vitest";
import { fakeClock } from "../../ports/clock.ts";
import type { Platform } from "../../ports/signatures/platform.ts";
import type { SigningService } from "../../ports/signatures/service.ts";
import { accountToken } from "../../ports/signer/accountToken.ts";
import type { Signer } from "../../ports/signer/signer.ts";
import { authorityStamper } from "../../ports/timeStamp/stamper.ts";
import { keyEventsOf } from "../../signing.ts";
import type { TestClient } from "../../testing/client.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../testing/server.ts";
import {
  browserOf,
  CLIENT,
  DEVICE,
  ORIGIN,
  openWorld,
  PIN,
  RETURN,
  temporaryFolder,
  type World,
} from "../../trust/world.test-support.ts";
import { runCompletion } from "./completion/run.ts";
import { lookAtSignatures, looksEnded } from "./look.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** The platform's seal, stamps and lists, by the service itself. */
function platformOf({ trust }: World): Platform {
  return {
    seal: trust.seal,
    stamper: authorityStamper({
      url: `${ORIGIN}/trust/tsa`,
      fetch: async (url, init) => trust.app.request(url, init),
      random: randomBytes,
    }),
    lists: async (address, after) => trust.list(address, after),
    sealsContracts: false,
    printsAddresses: true,
    reserve: RESERVED,
  };
}

/** Intercepts a call once: answers otherwise, or after it. */
type SignerFault = (answer: () => unknown) => unknown;

/** A service of which the next call to a method meets the fault that a test has set for it. */
function withFaults(signer: Signer, faults: Map<keyof Signer, SignerFault>): Signer {
  return new Proxy(signer, {
    get(target, name: keyof Signer) {
      return async (...args: unknown[]) => {
        const answer = () => Reflect.apply(target[name], target, args);
        const fault = faults.get(name);
        faults.delete(name);
        return fault ? fault(answer) : answer();
      };
    },
  });
}

/**
 * A server with the embedded service, and a way to restart it.
 * @param changes what a service of another operator does otherwise
 */
export async function signingServer(
  options: TestServerOptions = {},
  changes: (embedded: SigningService) => Partial<SigningService> = () => ({}),
) {
  const clock = fakeClock();
  const world = openWorld({ clock });
  const faults = new Map<keyof Signer, SignerFault>();
  const embedded: SigningService = {
    name: null,
    signer: world.signer,
    returnUrl: RETURN,
    reserve: RESERVED,
    assurance: PLATFORM_ASSURANCE,
    accountToken: (account, given) => accountToken(CLIENT, account, given),
    devicePage: DEVICE,
    keyEvents: (after) => keyEventsOf(world.trust, after),
    people: world.trust.people,
    stamper: null,
    platform: platformOf(world),
    knowsAuthorities: true,
    anchors: () => world.trust.anchors(),
  };
  const chosen: SigningService = { ...embedded, ...changes(embedded) };
  const service: SigningService = { ...chosen, signer: withFaults(chosen.signer, faults) };
  const dataDir = temporaryFolder();
  const start = () => startTestServer({ ...options, clock, dataDir, signing: { service, trust: world.trust } });
  let server: TestServer = await start();
  onTestFinished(() => server.close());
  const browsers = new Map<string, ReturnType<typeof browserOf>>();
  const browser = (name: string) => {
    const known = browsers.get(name) ?? browserOf(world.trust);
    browsers.set(name, known);
    return known;
  };
  const as = (name: string): Promise<TestClient> => server.login(name);
  const post = async (name: string, fields: Record<string, string>, version = 0) => {
    const client = await as(name);
    const body = new URLSearchParams(fields).toString();
    return client.send("POST", `/sign/1/${version}/by_user/${client.userId}`, body, FORM);
  };
  return {
    world,
    faults,
    dataDir,
    browser,
    clock,
    service,
    as,
    post,
    get server() {
      return server;
    },
    /** Ends the process as far as a test can, and starts the next one on the same data. @param between what an operator does meanwhile */
    async restart(between: () => void = () => undefined) {
      await server.close();
      between();
      server = await start();
    },
    state: async (name: string, version = 0) => (await (await as(name)).get(`/sign/1/${version}/state`)).body,
    /** Looks once, and waits for what is slow too. */
    async look() {
      await lookAtSignatures(server.deps);
      await looksEnded(server.deps);
    },
    /** Does what is due once everybody has signed. */
    finish: () => runCompletion(server.deps),
    /** Begins a signature, with the tick: the answer is the way to the log-in. */
    async begin(name: string, version = 0) {
      const { body } = await (await as(name)).get(`/sign/1/${version}/state`);
      const consent = consentHash(consentText({ ...body.consent, version: consentVersion(version) }).en);
      return post(name, { language: "en", consent }, version);
    },
    /** Logs in at the service. @returns the code and the state that the browser comes back with */
    async logIn(name: string, location: string): Promise<{ code: string; state: string }> {
      const fields = { do: "continue", pin: PIN, pin_again: PIN, is_me: "yes" };
      const answer = await browser(name).send(location, fields);
      const back = new URL(answer.headers.get("location") ?? "about:blank");
      return { code: back.searchParams.get("code") ?? "", state: back.searchParams.get("state") ?? "" };
    },
    /** Confirms what waits, on the device page. */
    confirm: (name: string) => browser(name).send(DEVICE, { do: "sign", pin: PIN }),
    refuse: (name: string) => browser(name).send(DEVICE, { do: "refuse" }),
    /** Goes as far as the confirmation. */
    async upTo(name: string, version = 0) {
      const begun = await this.begin(name, version);
      if (begun.status !== 401) throw new Error(`Not begun: ${JSON.stringify(begun.body)}`);
      return post(name, await this.logIn(name, begun.body.location), version);
    },
    /** Signs from the tick to the end. */
    async sign(name: string, version = 0) {
      const waiting = await this.upTo(name, version);
      if (waiting.body.status !== "WAITING") throw new Error(`It does not wait: ${JSON.stringify(waiting.body)}`);
      await this.confirm(name);
      await this.look();
      const { body } = await (await as(name)).get(`/sign/1/${version}`);
      return body.find((each: { is_own: boolean }) => each.is_own);
    },
    async pdf(name: string, hash: string, version = 0): Promise<{ status: number; bytes: Buffer }> {
      const { token } = await as(name);
      const answer = await server.app.request(`/api/sign/1/${version}/${hash}.pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
