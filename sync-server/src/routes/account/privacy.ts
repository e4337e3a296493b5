import { deletionAnswer, deletionRequest, retentionView } from "shared-schema/api/privacy/ownData";
import { passportRead, passportReadKept, passportReadView } from "shared-schema/api/privacy/passportReads";
import { done, refused } from "shared-schema/base/result";
import { z } from "zod";
import { createLoginDelays } from "../../verbs/account/loginDelays.ts";
import { deleteAccount } from "../../verbs/erasure/ownData/deleteAccount.ts";
import { exportOwnData } from "../../verbs/erasure/ownData/exportOwnData.ts";
import { showRetention } from "../../verbs/erasure/retention/showRetention.ts";
import { listPassportReads } from "../../verbs/people/passport/listReads.ts";
import { noteDeviceReads } from "../../verbs/people/passport/noteReads.ts";
import { forgetPeople } from "../../verbs/signing/retention/forgetPeople.ts";
import { addressOf } from "../http/address.ts";
import { createPace } from "../http/answers/pace.ts";
import { jsonOfParts, streamedText } from "../http/answers/streamedJson.ts";
import { endpoint, ownOnly, proved } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { countedAs, delayedAnswer } from "../http/limits/accountLimits.ts";

const tag = "Privacy";
/** A slow reader of a copy keeps others waiting no longer than this. */
const OTHERS_WAIT_MS = 15_000;

/** Personal data: how long it is kept, a copy of one's own, and the deletion of an account. */
export function privacyRoutes(app: App, deps: RouteDeps): void {
  const delays = createLoginDelays(deps.limits.failedLogins);
  /** One copy is begun at a time, and the slices of all take turns. */
  let copying: object | null = null;
  /** The accounts whose copies have not ended, slow ones included: each has one at a time. */
  const readers = new Set<number>();
  const pace = createPace();
  endpoint(
    app,
    {
      ...{ method: "get", path: "/retention/", tag, answer: retentionView, adminsOnly: true },
      summary: "Travel data and KYC checks that are kept, and what was purged",
    },
    () => done(showRetention(deps, deps)),
  );
  endpoint(
    app,
    {
      ...{ method: "post", path: "/user/{userId}/passport_read/", tag, body: passportRead, answer: passportReadKept },
      summary: "Passports that a device has shown or exported",
    },
    ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? noteDeviceReads(deps, actor, body) : own;
    },
  );
  endpoint(
    app,
    {
      ...{ method: "get", path: "/user/profile/{id}/passport_reads", tag, answer: z.array(passportReadView) },
      summary: "The readers of a passport, for its owner and administrators",
    },
    ({ actor, params }) => listPassportReads(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "get", path: "/user/{userId}/data", tag, summary: "A copy of one's own data", answer: z.unknown() },
    ({ actor, params }, c) => {
      const own = ownOnly(actor, params.userId);
      if (!own.ok) return own;
      const { user_id } = actor;
      if (copying || readers.has(user_id)) return refused("account.copy-busy");
      const parts = exportOwnData(deps, actor);
      if (!parts.ok) return parts;
      copying = parts;
      readers.add(user_id);
      const letOthersBegin = () => {
        if (copying === parts) copying = null;
      };
      const slow = setTimeout(letOthersBegin, OTHERS_WAIT_MS);
      const ended = () => {
        clearTimeout(slow);
        readers.delete(user_id);
        letOthersBegin();
      };
      slow.unref();
      c.header("content-disposition", 'attachment; filename="my-data.json"');
      const body = streamedText({ pieces: jsonOfParts(parts.value), pace, work: c.get("work"), ended });
      return c.body(body, 200, { "content-type": "application/json" });
    },
  );
  endpoint(
    app,
    {
      ...{ method: "post", path: "/user/{userId}/deletion", tag, body: deletionRequest, answer: deletionAnswer },
      summary: "Delete the account; generated contracts stay",
    },
    async ({ actor, params, body }, c) => {
      const own = ownOnly(actor, params.userId);
      if (!own.ok) return own;
      const owner = proved(actor);
      if (!owner.ok) return owner;
      const { user_id } = actor;
      const account = countedAs(c, deps, { account: String(user_id), user_id });
      const delayed = delayedAnswer(c, deps, { delays, account, user_id });
      if (delayed) return delayed;
      const deleted = await deleteAccount(deps, actor, body, addressOf(c, deps));
      if (deleted.ok) forgetPeople(deps);
      if (deleted.ok || deleted.refusal.code !== "account.wrong-password") delays.succeed(account);
      return deleted;
    },
  );
}
