import { type SigningView, signatureView, signingView } from "shared-schema/api/agreement/signing";
import { consentHash, consentText, consentVersion } from "shared-schema/signing/consent";
import { z } from "zod";
import { pause } from "../pause.ts";

const MOST_ATTEMPTS = 4;
const PASSWORD = "passerelle-demo";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const loggedIn = z.object({ access_token: z.string(), user: z.object({ id: z.int() }) });
const leading = z.object({ location: z.string() });

/** A person at the signing service. */
export interface AtService {
  /** Logs in at the address that the browser was sent to. @returns what it comes back with */
  logIn(location: string): Promise<{ code: string; state: string }>;
  /** Confirms what waits. */
  confirm(): Promise<void>;
}

/** A person of the demo who signs version 0 of agreement 1 at a server in a process of its own. */
export class Signatory {
  private session: { headers: Record<string, string>; id: number } | null = null;

  constructor(
    private readonly url: string,
    private readonly name: string,
    private readonly service: AtService,
  ) {}

  /** What the section of signatures shows. */
  async state(): Promise<SigningView> {
    return signingView.parse(await (await this.call("GET", "/sign/1/0/state")).json());
  }

  /** The status of this person's own signature; null where there is none. */
  async status(): Promise<string | null> {
    const list = z.array(signatureView).parse(await (await this.call("GET", "/sign/1/0")).json());
    return list.find(({ is_own }) => is_own)?.status ?? null;
  }

  /**
   * Does what a person does until the contract is signed: ticks the box, logs in, confirms; after a failure all of it again.
   * @param isReached is told the status of the signature, and `confirmed` once the person has confirmed and nothing has come of it yet
   */
  async signUntil(isReached: (now: string | null) => boolean): Promise<void> {
    const attempts: Promise<string>[] = [];
    let isAsking = false;
    let hasConfirmed = false;
    for (;;) {
      const status = await this.status();
      if (isReached(status === "WAITING" && hasConfirmed ? "confirmed" : status)) return;
      if (status === "WAITING" && !hasConfirmed) {
        await this.service.confirm();
        hasConfirmed = true;
      } else if (!isAsking && (status === null || status === "NEW" || status === "FAILED")) {
        if (attempts.length > MOST_ATTEMPTS) throw new Error(`It is not signed: ${await Promise.all(attempts)}`);
        isAsking = true;
        hasConfirmed = false;
        const attempt = this.ask().catch(String);
        void attempt.then(() => {
          isAsking = false;
        });
        attempts.push(attempt);
      }
      await pause(50);
    }
  }

  /** From the tick to the return from the service. @returns the last answer */
  private async ask(): Promise<string> {
    const { consent } = await this.state();
    const text = consentText({ ...consent, version: consentVersion(0) }).en;
    const begun = await this.post({ language: "en", consent: consentHash(text) });
    const { location } = leading.parse(JSON.parse(begun));
    return this.post({ language: "en", ...(await this.service.logIn(location)) });
  }

  private async post(fields: Record<string, string>): Promise<string> {
    this.session ??= await this.logIn();
    const body = new URLSearchParams(fields).toString();
    return (await this.call("POST", `/sign/1/0/by_user/${this.session.id}`, { headers: FORM, body })).text();
  }

  async call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    this.session ??= await this.logIn();
    const headers = { ...this.session.headers, ...Object.fromEntries(new Headers(init.headers)) };
    return fetch(`${this.url}/api${path}`, { ...init, method, headers });
  }

  private async logIn() {
    const body = JSON.stringify({ email: `${this.name}@demo.passerelle.test`, password: PASSWORD });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${this.url}/api/user/login`, { method: "POST", headers, body });
    const { access_token, user } = loggedIn.parse(await answer.json());
    return { headers: { authorization: `Bearer ${access_token}` }, id: user.id };
  }
}
