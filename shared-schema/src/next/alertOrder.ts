import type { Alert, DerivedKind } from "../alerts/alerts.ts";
import type { AlertKind } from "../labels/alerts/kinds.ts";
import { rankOf, type Urgency } from "./urgency.ts";

/** The kinds of alerts that the list of a viewer has. */
type ShownKind = DerivedKind | Extract<AlertKind, `kyc-${string}`> | "delegation-offered";

/** The kind of step that each kind of alert asks for; nothing is asked where something only happened. */
const STEPS: Readonly<Record<ShownKind, Urgency | null>> = {
  "signature-asked": "sign",
  "delegation-offered": "sign",
  "approval-asked": "approve",
  outdated: "approve",
  passport: "details",
  "call-overdue": "overdue",
  "call-due": "soon",
  "kyc-expired": "items",
  "kyc-expiring": "items",
  "signatures-awaited": "waits",
  payment: null,
};

type Ordered = Pick<Alert, "key" | "agreement" | "date"> & { kind: ShownKind };

/** The alerts of one agreement. */
interface AlertsOfAgreement<A> {
  agreement: Alert["agreement"];
  /** Alerts that ask for a step, the most urgent first. */
  steps: A[];
  /** Payments that were recorded, the latest first. */
  payments: A[];
}

/**
 * Folds alerts by their agreements: first what needs action first, by the order of the next steps and then by date. Payments are told
 * apart, because they ask for nothing.
 */
export function byAgreement<A extends Ordered>(alerts: readonly A[]): AlertsOfAgreement<A>[] {
  const groups = new Map<number, AlertsOfAgreement<A>>();
  for (const alert of [...alerts].sort(compare)) {
    const group = groups.get(alert.agreement.id) ?? { agreement: alert.agreement, steps: [], payments: [] };
    groups.set(alert.agreement.id, group);
    (alert.kind === "payment" ? group.payments : group.steps).push(alert);
  }
  for (const { payments } of groups.values()) payments.reverse();
  return [...groups.values()];
}

function compare(a: Ordered, b: Ordered): number {
  const [first, second] = [a, b].map(({ kind }) => placeOf(kind));
  return (first ?? 0) - (second ?? 0) || order(a.date ?? "", b.date ?? "") || order(a.key, b.key);
}

function placeOf(kind: ShownKind): number {
  const step = STEPS[kind];
  return step === null ? Number.POSITIVE_INFINITY : rankOf(step);
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
