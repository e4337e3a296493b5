import type { Origin, Rule, Term } from "shared-schema/base/derivation/term";
import { useCountryName } from "#forms/useCountryName.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../format/format.ts";
import { derivationMessages } from "./derivationMessages.ts";
import type { EditOf } from "./useEdits.ts";

type Entered = Extract<Origin, { kind: "ENTERED" }>;

/** The ends of a derivation: who entered a value and when, the rule with its source, or the measurement. */
export function useEndWords(): (term: Term, editOf: EditOf) => string {
  const t = useText(derivationMessages);
  const enteredWords = useEnteredWords();
  const ruleWords = useRuleWords();
  return ({ name, origin }, editOf) => {
    if (origin.kind === "ENTERED") return enteredWords(origin, editOf);
    if (origin.kind === "RULE") return ruleWords(origin.rule);
    if (origin.kind === "STEP") return "";
    const isTime = name === "departure" || name === "arrival";
    return t(isTime ? "derivation.estimated" : `derivation.measured.${origin.by}`);
  };
}

function useEnteredWords(): (entered: Entered, editOf: EditOf) => string {
  const t = useText(derivationMessages);
  const show = useShow();
  return ({ at: field, empty }, editOf) => {
    if (empty) return t("derivation.entered.empty");
    const edit = editOf(field);
    if (!edit) return t("derivation.entered");
    const at = show.instant(edit.at);
    if (edit.author === null) return t("derivation.entered.server", { at });
    const name = edit.author.name ?? t("derivation.someone");
    return t(edit.isOfYacht ? "derivation.entered.yacht" : "derivation.entered.by", { name, at });
  };
}

function useRuleWords(): (rule: Rule) => string {
  const t = useText(derivationMessages);
  const show = useShow();
  const countryName = useCountryName();
  return ({ code, country, valid_from, source }) => {
    if (code === "COMMISSION_USUAL" || code === "COMMISSION_EQUAL") return t(`derivation.rule.${code}`);
    if (code === "APA_RESERVE" || code === "ROUND_SUM") return t(`derivation.rule.${code}`);
    if (source === null) return t("derivation.rule.fee");
    const parts = [t("derivation.rule.source", { source })];
    if (valid_from !== null) parts.unshift(t("derivation.rule.since", { date: show.day(valid_from) }));
    if (country !== null) parts.unshift(t("derivation.rule", { code, country: countryName(country) ?? country }));
    return parts.join(" · ");
  };
}
