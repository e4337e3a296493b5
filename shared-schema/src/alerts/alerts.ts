import { accessTo, ownParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import { ownApprovingParties } from "../approval/mayApprove.ts";
import type { ApprovalsBody, Mark } from "../approval/schema.ts";
import { fullName, type ProfileBody } from "../profile/schema.ts";
import { type AwaitedBody, countAwaited, isOwnTurn } from "../signing/awaited.ts";
import { CALL_ALERT_ROLES, callAlerts } from "./calls.ts";
import { PAYMENT_ALERT_ROLES, paymentAlerts } from "./payments.ts";

/** The kinds of alerts that a device derives from its own data. */
export type DerivedKind =
  | "approval-asked"
  | "outdated"
  | "signature-asked"
  | "signatures-awaited"
  | "call-due"
  | "call-overdue"
  | "payment"
  | "passport";

/** Something on an agreement that its viewer should look at. */
export interface Alert {
  /** The same on every device of the account, for as long as the cause is the same. */
  key: string;
  kind: DerivedKind;
  agreement: { id: number; name: string };
  /** The call for fund, or the person; null where the agreement says it all. */
  about: string | null;
  /** The day that it is about, `YYYY-MM-DD`; null without one. */
  date: string | null;
  /** The signatures that the version waits for, where it is about them. */
  awaited?: number;
}

interface Held {
  agreements: readonly { id: number; body: AgreementBody }[];
  /** By the number of the agreement. */
  approvals: ReadonlyMap<number, ApprovalsBody>;
  /** By the number of the agreement. */
  signatures: ReadonlyMap<number, AwaitedBody>;
  profiles: ReadonlyMap<number, ProfileBody>;
  /** Of the terms as they stand, by the number of the agreement, as far as they are known: to compute them takes a price. */
  fingerprints: ReadonlyMap<number, string>;
}

/**
 * Derives the alerts of a viewer from the data on the device, so that it does so without a connection too. Administrators are alerted
 * to agreements that they are on.
 * @param today UTC, `YYYY-MM-DD`
 */
export function alertsOf(
  { agreements, approvals, signatures, profiles, fingerprints }: Held,
  viewer: Viewer,
  today: string,
): Alert[] {
  return agreements.flatMap(({ id, body }) => {
    const own = ownParties(body, viewer);
    if (own.length === 0) return [];
    const agreement = { id, name: body.name };
    return [
      ...askedApproval(body, viewer, approvals.get(id)).map((cause) => ({
        ...{ key: `approval-asked/${id}/${body.version}/${cause}`, kind: "approval-asked" as const, agreement },
        ...{ about: null, date: null },
      })),
      ...outdatedApprovals(body, viewer, approvals.get(id), fingerprints.get(id)).map((at) => ({
        ...{ key: `outdated/${id}/${at}`, kind: "outdated" as const, agreement, about: null, date: null },
      })),
      ...awaitedSignatures(body, viewer, signatures.get(id)).map(({ kind, version, awaited }) => ({
        ...{ key: `${kind}/${id}/${version}`, kind, agreement, about: null, date: null, awaited },
      })),
      ...(own.some(({ role }) => PAYMENT_ALERT_ROLES.includes(role))
        ? paymentAlerts(body, viewer.user_id, today)
        : []
      ).map(({ id: paymentId, designation, payment }) => ({
        ...{ key: `payment/${id}/${paymentId}`, kind: "payment" as const, agreement },
        ...{ about: designation, date: payment.date_paid },
      })),
      ...(own.some(({ role }) => CALL_ALERT_ROLES.includes(role)) ? callAlerts(body, today) : []).map(
        ({ kind, id: callId, call, date_due }) => ({
          ...{ key: `${kind}/${id}/${callId}/${date_due ?? "execution"}`, kind, agreement, about: call.designation, date: date_due },
        }),
      ),
      // The key is kept on the server when it was dismissed, so it names the end and not the date in the passport.
      ...expiringPassports(body, viewer, profiles, today).map(({ profile_id, name, date, end }) => ({
        ...{ key: `passport/${id}/${profile_id}/${end}`, kind: "passport" as const, agreement, about: name, date },
      })),
    ];
  });
}

/**
 * The viewer's approval is asked when terms are locked, or another party has approved some, and none of the viewer's parties has approved
 * any. One alert for an agreement, however many parties the viewer is. The key names its cause, so that a later approval, or a lock,
 * asks again after it was dismissed.
 * @returns the cause, or nothing
 */
function askedApproval(body: AgreementBody, viewer: Viewer, approvals: ApprovalsBody | undefined): string[] {
  if (isGenerated(body.status)) return [];
  const own = ownApprovingParties(body, viewer);
  const isGiven = (party: string) => (approvals?.parties[party]?.approval ?? null) !== null;
  if (own.length === 0 || own.some(isGiven)) return [];
  const given = Object.values(approvals?.parties ?? {}).flatMap(({ approval }) => approval?.at ?? []);
  const isAsked = body.status === "LOCKED" || given.length > 0;
  return isAsked ? [`${body.status}/${given.sort().at(-1) ?? ""}`] : [];
}

/** The viewer's parties in a draft that have approved terms, with their approvals: an edit may outdate these. */
export function ownApprovals(body: AgreementBody, viewer: Viewer, approvals: ApprovalsBody | undefined): Mark[] {
  if (body.status !== "DRAFT") return [];
  return ownApprovingParties(body, viewer).flatMap((party) => approvals?.parties[party]?.approval ?? []);
}

/**
 * The viewer's approval is outdated when the terms are others than those that were approved. One alert for an agreement, however many
 * parties the viewer is.
 * @returns when it was given, or nothing
 */
function outdatedApprovals(
  body: AgreementBody,
  viewer: Viewer,
  approvals: ApprovalsBody | undefined,
  fingerprint: string | undefined,
): string[] {
  if (fingerprint === undefined) return [];
  const outdated = ownApprovals(body, viewer, approvals).filter((mark) => mark.fingerprint !== fingerprint);
  return outdated
    .map(({ at }) => at)
    .sort()
    .slice(-1);
}

/**
 * The viewer's signature is asked while a version waits for it, and no one signs before. Whoever writes the agreement is told that it
 * waits for those of others. One alert for an agreement, or none.
 */
function awaitedSignatures(body: AgreementBody, viewer: Viewer, signatures: AwaitedBody | undefined) {
  const awaited = signatures ? countAwaited(signatures) : 0;
  if (!signatures || awaited === 0) return [];
  const { version } = signatures;
  if (isOwnTurn(signatures, viewer.profile_ids)) return [{ kind: "signature-asked" as const, version, awaited }];
  return accessTo(body, viewer).write ? [{ kind: "signatures-awaited" as const, version, awaited }] : [];
}

/** Passports on an agreement, among those that the viewer sees, that are not valid until its end. */
function expiringPassports(
  body: AgreementBody,
  viewer: Viewer,
  profiles: Held["profiles"],
  today: string,
): { profile_id: number; name: string; date: string; end: string }[] {
  const end = body.redelivery_date?.slice(0, 10);
  if (end === undefined || end < today || body.status === "ARCHIVED" || !accessTo(body, viewer).read) return [];
  const people = new Set(Object.values(body.parties).map(({ profile_id }) => profile_id));
  return [...people].flatMap((profile_id) => {
    const profile = profiles.get(profile_id);
    const date = profile?.passport_expiration;
    return profile && date && date < end ? [{ profile_id, name: fullName(profile), date, end }] : [];
  });
}
