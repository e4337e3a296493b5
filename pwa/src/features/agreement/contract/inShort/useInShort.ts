import { printedCalls } from "shared-schema/agreement/payments/printedCalls";
import { datesInWords } from "shared-schema/next/words";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import { showDate } from "#ui/fields/dates.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import { inShortMessages } from "./inShortMessages.ts";

/** A fact with its name. */
interface ShortFact {
  key: "voyage" | "yacht" | "onTop" | "call";
  name: string;
  value: string;
}

/** The open agreement as someone recognises it: what it comes to, when, on which yacht, and what is paid first. */
export function useInShort(): { total: { name: string; value: string }; facts: ShortFact[] } {
  const t = useText(inShortMessages);
  const language = useLanguage();
  const show = useShow();
  const firstCall = useFirstCall();
  const { agreement, inputs, plan } = useWorkspace();
  const { requested_cea_amount: apa, requested_deposit_amount: deposit } = plan?.price ?? {};
  const year = agreement.redelivery_date?.slice(0, 4) ?? "";
  const sums = { apa: show.total(apa), deposit: show.total(deposit) };
  const facts: ShortFact[] = [
    {
      key: "voyage",
      name: t("inShort.voyage"),
      value: [datesInWords(agreement, language), year].filter(Boolean).join(" ") || show.missing,
    },
    { key: "yacht", name: t("inShort.yacht"), value: inputs?.yacht?.name ?? show.missing },
  ];
  if (apa || deposit) facts.push({ key: "onTop", name: t("inShort.onTop"), value: t("inShort.onTop.sums", sums) });
  if (firstCall !== null) facts.push({ key: "call", name: t("inShort.call"), value: firstCall });
  return {
    total: {
      name: t(isFuelFromApa(agreement) ? "inShort.totalWithoutFuel" : "inShort.total"),
      value: plan ? show.sum(plan.price.total_agreement_price) : "…",
    },
    facts,
  };
}

/** The first call for fund that the contract prints, with its sum and when it is due; null where it prints none. */
function useFirstCall(): string | null {
  const t = useText(planMessages);
  const show = useShow();
  const [first] = printedCalls(useWorkspace().agreement);
  if (!first) return null;
  const [, { amount, date_due, due_by_execution }] = first;
  const due = due_by_execution ? t("plan.execution.text") : date_due && t("plan.due", { date: showDate(date_due) });
  return [show.money(amount), due].filter(Boolean).join(", ");
}
