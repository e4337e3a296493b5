import { useMemo } from "react";
import { accessTo, seesMoney } from "shared-schema/agreement/access";
import { isPayable } from "shared-schema/agreement/payments/balance";
import { mayRecord } from "shared-schema/agreement/payments/change";
import { debtorsOf } from "shared-schema/payments/overview/debtors";
import { type MoneyCall, type MoneyOverview, moneyOverview } from "shared-schema/payments/overview/overview";
import type { CallTiming } from "shared-schema/payments/overview/timing";
import { decideReminder } from "shared-schema/payments/reminders/decideReminder";
import { useAgreements, useProfiles, useViewer } from "../../store/queries/documents.ts";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import type { Tone } from "../../ui/marks/StatusTag.tsx";
import { useToday } from "../../ui/useToday.ts";
import { moneyMessages } from "./messages.ts";
import { whenOf } from "./moneyTable.ts";
import type { MoneyRow } from "./rows.ts";

/** The money of a list of agreements, each call with its debtors. */
export interface FollowedMoney extends Omit<MoneyOverview, "calls"> {
  calls: MoneyRow[];
}

/** The money of the viewer's agreements, from the data on this device; undefined while it loads. */
export function useMoney(): FollowedMoney | undefined {
  const agreements = useAgreements();
  const profiles = useProfiles();
  const viewer = useViewer();
  const today = useToday();
  return useMemo(() => {
    if (!agreements || !profiles) return undefined;
    const people = new Map(profiles.map(({ id, body }) => [id, body]));
    const money = moneyOverview(
      agreements.filter(({ body }) => seesMoney(body, viewer)),
      today,
    );
    const now = new Date().toISOString();
    const calls = money.calls.map((call) => {
      const { body } = call.agreement;
      const canRemind = decideReminder(body, viewer, { callId: call.id, now, again: true }).ok;
      const access = accessTo(body, viewer);
      // In its agreement a call that is not filled in has the button too, which says what it lacks: here only what can be paid has one.
      const canPay = mayRecord(body, access, call.call.call_type) && isPayable(call.call);
      return { ...call, debtors: debtorsOf(body, people), canRemind, canPay: canPay && call.balance !== 0 };
    });
    return { ...money, calls };
  }, [agreements, profiles, viewer, today]);
}

/** Says when a call is due: its date, or in words. */
export function useDue(): (call: MoneyCall["call"]) => string {
  const t = useText(moneyMessages);
  return (call) => (call.date_due === null || call.due_by_execution ? whenOf(call, t) : showDate(call.date_due)) || "–";
}

export const TONES: Readonly<Record<CallTiming, Tone>> = {
  OVERDUE: "alarm",
  WEEK: "wait",
  LATER: "calm",
  UNDATED: "wait",
  DRAFT: "plain",
  PAID: "done",
};

/** The address of a call's place in its agreement. */
export function addressOf({ agreement, call }: MoneyCall): string {
  return `/agreement/${agreement.id}/price#cruise.contract_payment_calls.${call.call_type}`;
}
