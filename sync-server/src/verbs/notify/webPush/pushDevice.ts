import type { PushDevice, PushDeviceView } from "shared-schema/api/account/pushDevice";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result } from "shared-schema/base/result";
import type { WebPush } from "../../../ports/webPush/port.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";

interface PushDeps extends Deps {
  push: WebPush;
}

/** The server's key, and the subscription of the session that asks. */
export function showPushDevice(deps: PushDeps, token: string): PushDeviceView {
  return viewOf(reading(deps), deps.push, tokenHash(token));
}

/** Browsers of one account that are told; a further one takes the place of the first. */
const MOST_DEVICES = 20;

/** Subscribes a session's browser to notifications. It lasts as long as the session. */
export function subscribeDevice(
  deps: PushDeps,
  { user_id }: Actor,
  token: string,
  device: PushDevice,
): Result<PushDeviceView> {
  return attempt(deps, (tx) => {
    const { webPushes } = tx.store;
    const session = tokenHash(token);
    const row = { session, user_id, ...device };
    if (!isEqual(webPushes.device(session), row)) {
      const others = webPushes.devicesOf(user_id).filter((other) => other.session !== session);
      for (const oldest of others.slice(0, -(MOST_DEVICES - 1))) webPushes.leave(oldest.session);
      webPushes.join(row);
      noteEvent(tx, { verb: "account.set_push", user_id, details: { is_on: true } }, null);
    }
    return done(viewOf(tx, deps.push, session));
  });
}

/** Ends it for a session's browser. */
export function unsubscribeDevice(deps: PushDeps, { user_id }: Actor, token: string): Result<PushDeviceView> {
  return attempt(deps, (tx) => {
    const session = tokenHash(token);
    if (tx.store.webPushes.device(session)) {
      tx.store.webPushes.leave(session);
      noteEvent(tx, { verb: "account.set_push", user_id, details: { is_on: false } }, null);
    }
    return done(viewOf(tx, deps.push, session));
  });
}

function viewOf({ store }: Tx, { publicKey }: WebPush, session: string): PushDeviceView {
  const device = store.webPushes.device(session);
  return { public_key: publicKey, endpoint: device?.endpoint ?? null, language: device?.language ?? null };
}
