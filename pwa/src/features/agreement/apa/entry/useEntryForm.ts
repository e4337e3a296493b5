import { type ReactNode, useState } from "react";
import { EXPENSE_CATEGORIES, PAID_BY } from "shared-schema/agreement/expenses/schema";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import { useShownForm } from "#forms/useShownForm.ts";
import { enterExpense, type NewExpense } from "#store/commands/agreement/payments/expenses.ts";
import { isRecordFieldOf, recordPath } from "#store/drafts/fieldPath.ts";
import { inWords, refusalInForm } from "#ui/feedback/refusalMessage.tsx";
import { filled } from "#ui/feedback/validate.ts";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { readDate, showDate } from "#ui/fields/dates.ts";
import { parseNumber } from "#ui/fields/number.ts";
import type { SaveResult } from "#ui/fields/types.ts";
import { textFor, useLanguage } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { apaMessages } from "../../money/apaMessages.ts";
import { useMoney } from "../../money/currency/useMoney.ts";
import { useChosenReceipt } from "../../money/receipt/useChosenReceipt.ts";
import { type EntryField, type EntryKind, type EntryTexts, typedExpense } from "./typedExpense.ts";

type Errors = Partial<Record<EntryField, ReactNode>>;

const TIME = /^([01]?\d|2[0-3])[:.h]([0-5]\d)$/;

/** The form of an entry: its texts, what is wrong with them, and how it is recorded. */
export function useEntryForm(kind: EntryKind, onRecorded: () => void) {
  const language = useLanguage();
  const today = useToday();
  const { id, agreement } = useWorkspace();
  const own = agreement.currency;
  const [typed] = useState(() =>
    typedExpense(id, kind, {
      ...{ amount: "", currency: own, rate: "", category: "", date: showDate(today), time: "" },
      ...{ supplier: "", note: "" },
      paid_by: kind === "EXPENSE" ? "CARD" : "CASH",
    }),
  );
  const [texts, setTexts] = useState<EntryTexts>(() => typed.texts());
  const [errors, setErrors] = useState<Errors>({});
  const { receipt, choose } = useChosenReceipt(recordPath(id, "expenses", kind, "document"));
  useShownForm({
    isOf: (path) => isRecordFieldOf(path, id, "expenses", kind),
    onDiscarded: () => setTexts(typed.texts()),
    keepAgain: () => typed.keepAgain(texts),
  });
  const put = (field: EntryField, text: string) => {
    const next = { ...texts, [field]: text };
    setTexts(next);
    setErrors(({ [field]: _, ...others }) => others);
    typed.keep(next);
  };
  const read = (text: string) => parseNumber(text, amountRules, textFor(numberMessages), language);
  const amountRules = { min: kind === "CASH_COUNTED" ? 0 : null, decimals: minorDecimals(texts.currency) };
  const date = readDate(texts.date);
  const amount = numberIn(read(texts.amount));
  const { money, offered, rateFault } = useMoney({ amount, currency: texts.currency, rate: texts.rate, date });

  const submit = async (): Promise<SaveResult> => {
    const category = kind === "EXPENSE" ? EXPENSE_CATEGORIES.find((each) => each === texts.category) : kind;
    const time = clockOf(texts.time);
    const wrongRate = rateFault();
    const wrong: Errors = {
      ...amountFault(),
      ...(wrongRate !== undefined && { rate: wrongRate }),
      ...(category === undefined && { category: filled("") }),
      ...(date === null && { date: filled(texts.date) ?? inWords(() => textFor(apaMessages)("apa.notDay")) }),
      ...(time === "wrong" && { time: inWords(() => textFor(apaMessages)("apa.time.wrong")) }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !money || !category || date === null) return { ok: false, message: null };
    return record({ ...money, category, date, time });
  };

  async function record(
    read: Pick<NewExpense, "amount" | "other" | "category" | "date" | "time">,
  ): Promise<SaveResult> {
    const paid_by = PAID_BY.find((each) => each === texts.paid_by) ?? "CARD";
    const supplier = texts.supplier.trim() || null;
    const entered = { ...read, paid_by, ...(supplier !== null && { supplier }), note: texts.note.trim() || null };
    const recorded = await enterExpense(id, entered, receipt);
    if (!recorded.ok) {
      return { ok: false, message: refusalInForm({ getValues: () => texts, setErrors }, recorded.refusal) };
    }
    typed.forget(texts);
    await choose(null);
    onRecorded();
    return { ok: true };
  }

  function amountFault(): Errors {
    const found = read(texts.amount);
    if (!found.ok) return { amount: inWords(() => messageOf(read(texts.amount))) };
    return found.value === null ? { amount: filled("") } : {};
  }

  return { texts, errors, put, money, offered, receipt, choose, submit };
}

/** A time of day as `HH:MM`; null where none was typed. */
function clockOf(text: string): string | null {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  if (hours && minutes) return `${hours.padStart(2, "0")}:${minutes}`;
  return text.trim() === "" ? null : "wrong";
}

type Read = ReturnType<typeof parseNumber>;

function numberIn(read: Read): number | null {
  return read.ok ? read.value : null;
}

function messageOf(read: Read): string {
  return read.ok ? "" : read.message;
}
