import { createHmac, timingSafeEqual } from "node:crypto";
import type { UnsubscribeView } from "shared-schema/api/mail/settings";
import { done, type Result, refused } from "shared-schema/base/result";
import { ALERT_KINDS, type AlertKind } from "shared-schema/labels/alerts/kinds";
import { attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { mailableUser } from "../recipients.ts";
import { keepSettings, mailSettingsOf } from "./settings.ts";

const MAC_BYTES = 16;

/** Mail that can be switched off: of one kind, or all of it. */
interface Subscription {
  user_id: number;
  kind: AlertKind | null;
}

/** The token of a link that switches mail off, and can do nothing else. It is signed, so that nothing is kept of it, and never expires. */
export function unsubscribeToken(tx: Pick<Tx, "store" | "ids">, { user_id, kind }: Subscription): string {
  const text = Buffer.from(`${user_id}/${kind ?? "all"}`);
  return Buffer.concat([macOf(tx, text), text]).toString("base64url");
}

/** Shows the mail that a link switches off, without a word about the account. */
export function showUnsubscribe(deps: Deps, token: string): Result<UnsubscribeView> {
  const tx = reading(deps);
  const found = subscriptionIn(tx, token);
  if (!found) return refused("link.expired");
  const { off } = mailSettingsOf(tx, found.user_id);
  return done({ kind: found.kind, is_off: kindsOf(found).every((kind) => off.includes(kind)) });
}

/** Switches the mail of a link off. Twice is as good as once. */
export function unsubscribe(deps: Deps, token: string): Result<UnsubscribeView> {
  return attempt(deps, (tx) => {
    const found = subscriptionIn(tx, token);
    if (!found) return refused("link.expired");
    const settings = mailSettingsOf(tx, found.user_id);
    const missing = kindsOf(found).filter((kind) => !settings.off.includes(kind));
    if (missing.length > 0) keepSettings(tx, found.user_id, { ...settings, off: [...settings.off, ...missing] });
    return done({ kind: found.kind, is_off: true });
  });
}

function kindsOf({ kind }: Subscription): readonly AlertKind[] {
  return kind === null ? ALERT_KINDS : [kind];
}

function subscriptionIn(tx: Pick<Tx, "store" | "ids">, token: string): Subscription | null {
  const bytes = Buffer.from(token, "base64url");
  const [mac, text] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
  if (mac.length !== MAC_BYTES || !timingSafeEqual(mac, macOf(tx, text))) return null;
  const [user = "", name = ""] = text.toString().split("/");
  const kind = ALERT_KINDS.find((each) => each === name) ?? null;
  const user_id = Number(user);
  return mailableUser(tx, user_id) ? { user_id, kind } : null;
}

function macOf({ store, ids }: Pick<Tx, "store" | "ids">, text: Buffer): Buffer {
  return createHmac("sha256", store.meta.unsubscribeKey(ids.token)).update(text).digest().subarray(0, MAC_BYTES);
}
