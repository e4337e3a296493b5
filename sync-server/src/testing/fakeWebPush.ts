import { createECDH, randomBytes } from "node:crypto";
import type { PushDevice } from "shared-schema/api/account/pushDevice";
import type { WebPush, WebPushMessage, WebPushOutcome } from "../ports/webPush/port.ts";

/** A push service of tests: keeps the messages, and answers with the outcome that is set at that moment. */
export function fakeWebPush() {
  const sent: WebPushMessage[] = [];
  const state: Pick<WebPushOutcome, "outcome"> = { outcome: "sent" };
  const push: WebPush = {
    publicKey: "BPublicKey",
    send: async (message) => {
      sent.push(message);
      return { outcome: state.outcome, status: null };
    },
  };
  return { push, sent, state };
}

/** The subscription of a browser, with keys of its own. */
export function aBrowser(name = "one"): PushDevice {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  return { endpoint, p256dh, auth: randomBytes(16).toString("base64url"), language: "en" };
}
