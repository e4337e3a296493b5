import { accessTo, approvingParties, ownParties, type Viewer } from "../agreement/access.ts";
import { byPos } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import type { Action } from "../agreement/status.ts";
import { approvalState } from "../approval/marks.ts";
import { ownApprovingParties } from "../approval/mayApprove.ts";
import type { ApprovalsBody } from "../approval/schema.ts";
import { type AwaitedBody, isOwnTurn } from "../signing/awaited.ts";
import { type MoneyStep, nextCall } from "./nextCall.ts";

/** The step of others that an agreement waits for. */
type WaitsFor = "draft" | "approvals" | "signatures";

/** The one thing that a person has to do on an agreement now, or what it waits for. */
export type Next =
  /** A field has two values. */
  | { kind: "conflict"; count: number }
  | { kind: "sign" }
  /** `isAgain` where the terms have changed since the person approved them. */
  | { kind: "approve"; isAgain: boolean }
  /** Particulars of one's own profile are missing. */
  | { kind: "details"; profile_id: number; count: number }
  /** Particulars of the agreement are missing. */
  | { kind: "items"; count: number }
  /** People who can approve and have not been asked to approve these terms. */
  | { kind: "ask"; people: readonly number[] }
  | MoneyStep
  | { kind: "move"; action: Extract<Action, "generate" | "start_settling" | "settle" | "archive"> }
  /** Others come first: their profiles, as far as they are known. */
  | { kind: "waits"; for: WaitsFor; people: readonly number[] };

export interface NextFacts {
  agreement: AgreementBody;
  approvals: ApprovalsBody;
  /** Of the current terms; null while it is not known, and every approval counts as current. */
  fingerprint: string | null;
  signatures: AwaitedBody;
  /** The number of particulars that the contract lacks; null while it is not known. */
  missing: number | null;
  /** The viewer's own profiles whose particulars are missing. */
  lacking: readonly { profile_id: number; count: number }[];
  /** Fields with two values that the viewer has to decide. */
  conflicts: number;
  /** Whether a profile belongs to an account, which can be asked to approve. */
  hasAccount: (profileId: number) => boolean;
}

/**
 * The next step of an agreement for one person.
 * @param now an instant, UTC
 * @returns null where there is nothing to do, and while it is not known
 */
export function nextOf(facts: NextFacts, viewer: Viewer, now: string): Next | null {
  if (facts.conflicts > 0) return { kind: "conflict", count: facts.conflicts };
  const { status } = facts.agreement;
  const access = accessTo(facts.agreement, viewer);
  if (!access.contract) return status === "DRAFT" || status === "LOCKED" ? ownDetails(facts) : null;
  switch (status) {
    case "DRAFT":
      return access.write ? toDraft(facts, viewer) : toRead(facts, viewer);
    case "LOCKED":
      return (
        ownApproval(facts, viewer) ?? (access.write ? { kind: "move", action: "generate" } : waitsForApproval(facts))
      );
    case "CONTRACT":
    case "ADDENDUM":
      return ofContract(facts, viewer, { now, write: access.write });
    case "SETTLING":
      return access.write ? { kind: "move", action: "settle" } : nextCall(facts.agreement, viewer, now);
    case "SETTLED":
      return access.write ? { kind: "move", action: "archive" } : null;
    case "ARCHIVED":
      return null;
  }
}

/** Whether a step is the viewer's own. Otherwise it waits for others. */
export function isOwnStep(next: Next): boolean {
  return next.kind !== "waits";
}

function toDraft(facts: NextFacts, viewer: Viewer): Next | null {
  const { missing } = facts;
  if (missing === null) return null;
  if (missing > 0) return { kind: "items", count: missing };
  return ownApproval(facts, viewer) ?? toAsk(facts, viewer) ?? waitsForApproval(facts);
}

/** Readers enter their own details and approve. They approve a draft once it is complete, or when they have been asked. */
function toRead(facts: NextFacts, viewer: Viewer): Next | null {
  const details = ownDetails(facts);
  if (details) return details;
  const isReady = facts.missing === 0 || isAsked(facts, viewer);
  const own = isReady ? ownApproval(facts, viewer) : null;
  if (own) return own;
  return isReady ? waitsForApproval(facts) : { kind: "waits", for: "draft", people: [] };
}

function ownDetails({ lacking: [first] }: NextFacts): Next | null {
  return first ? { kind: "details", ...first } : null;
}

function ownApproval(facts: NextFacts, viewer: Viewer): Next | null {
  const states = ownApprovingParties(facts.agreement, viewer).map((party) => stateOf(facts, party));
  const open = states.find((state) => state !== "APPROVED");
  return open ? { kind: "approve", isAgain: open === "OUTDATED" } : null;
}

function stateOf({ approvals, fingerprint }: NextFacts, party: string) {
  return approvalState(approvals, party, fingerprint ?? approvals.parties[party]?.approval?.fingerprint ?? "");
}

/** The parties, in their order, whose approval is still awaited. */
function pending(facts: NextFacts): { party: string; profile_id: number }[] {
  const needed = new Set(approvingParties(facts.agreement));
  return byPos(facts.agreement.parties).flatMap(([party, { profile_id }]) =>
    needed.has(party) && stateOf(facts, party) !== "APPROVED" ? [{ party, profile_id }] : [],
  );
}

function toAsk(facts: NextFacts, viewer: Viewer): Next | null {
  const people = pending(facts)
    .filter(({ party, profile_id }) => !viewer.profile_ids.has(profile_id) && !isAskedOfTerms(facts, party))
    .map(({ profile_id }) => profile_id)
    .filter(facts.hasAccount);
  return people.length > 0 ? { kind: "ask", people: [...new Set(people)] } : null;
}

function isAskedOfTerms({ approvals, fingerprint }: NextFacts, party: string): boolean {
  const asked = approvals.parties[party]?.asked;
  return asked !== undefined && (fingerprint === null || asked.fingerprint === fingerprint);
}

function isAsked(facts: NextFacts, viewer: Viewer): boolean {
  return ownApprovingParties(facts.agreement, viewer).some((party) => facts.approvals.parties[party]?.asked);
}

function waitsForApproval(facts: NextFacts): Next | null {
  const people = [...new Set(pending(facts).map(({ profile_id }) => profile_id))];
  return people.length > 0 ? { kind: "waits", for: "approvals", people } : null;
}

function ofContract(facts: NextFacts, viewer: Viewer, { now, write }: { now: string; write: boolean }): Next | null {
  const { agreement, signatures } = facts;
  if (isOwnTurn(signatures, viewer.profile_ids)) return { kind: "sign" };
  const { redelivery_date } = agreement;
  if (write && redelivery_date !== null && redelivery_date < now) return { kind: "move", action: "start_settling" };
  const money = ownParties(agreement, viewer).length > 0 ? nextCall(agreement, viewer, now) : null;
  if (money?.isPressing) return money;
  return waitsForSignatures(signatures) ?? money;
}

/** Names one profile of each person whose turn it is. */
function waitsForSignatures({ awaited }: AwaitedBody): Next | null {
  const people = new Map<number, number>();
  for (const [profile, { person, is_turn }] of Object.entries(awaited)) {
    if (is_turn && !people.has(person)) people.set(person, Number(profile));
  }
  return people.size > 0 ? { kind: "waits", for: "signatures", people: [...people.values()] } : null;
}
