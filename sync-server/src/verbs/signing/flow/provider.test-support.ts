import { RESERVED_FOREIGN } from "shared-schema/pades/sign/revision";
import { cscSigner } from "../../../ports/signer/cscSigner.ts";
import { providerOf, settingsFor } from "../../../ports/signer/providers.test-support.ts";
import { signingServer } from "../signing.test-support.ts";

/** Comes between the product and the provider for one call: answers otherwise, or loses what the provider has answered. */
export type Fault = (answer: () => Promise<Response>) => Response | Promise<Response>;

/** A server whose people sign with another operator, and a generated contract of three signatories on agreement 1. */
export async function providerServer(kind: Parameters<typeof providerOf>[0]) {
  const provider = providerOf(kind);
  /** By the call, such as `signHash`: for the next time that it is made. */
  const faults = new Map<string, Fault>();
  const fetch = async (url: string, init: RequestInit) => {
    const call = new URL(url).pathname.split("/").slice(-1).join();
    const fault = faults.get(call);
    faults.delete(call);
    const answer = async () => provider.app.request(url, init);
    return fault ? fault(answer) : answer();
  };
  const signing = await signingServer({}, ({ anchors }) => ({
    name: () => "ACME Trust Services",
    signer: cscSigner(settingsFor(provider.app, { fetch })),
    reserve: RESERVED_FOREIGN,
    accountToken: null,
    devicePage: null,
    keyEvents: null,
    people: null,
    anchors: () => [...anchors(), provider.root],
  }));
  const made = await (await signing.as("broker")).post("/cruise/1/generate");
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  /** Follows the log-ins that an answer asks for. @returns the answer behind the last one */
  const follow = async (name: string, answer: Awaited<ReturnType<typeof signing.post>>): Promise<typeof answer> => {
    if (answer.status !== 401 || typeof answer.body.location !== "string") return answer;
    return follow(name, await signing.post(name, provider.logIn(name, answer.body.location)));
  };
  /** Goes from the tick as far as the person is not asked to confirm. */
  const upTo = async (name: string) => follow(name, await signing.begin(name));
  /** The signature of a person, as the list shows it. */
  const own = async (name: string, headers: Record<string, string> = {}) => {
    const { body } = await (await signing.as(name)).call("GET", "/sign/1/0", undefined, headers);
    return body.find((each: { is_own: boolean }) => each.is_own);
  };
  /** Signs from the tick to the end. */
  const sign = async (name: string) => {
    await upTo(name);
    provider.confirm(name);
    await signing.look();
    return own(name);
  };
  return { signing, provider, faults, follow, upTo, own, sign };
}
