import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { contractMessages } from "../messages.ts";
import { ReadContract } from "../reading/ReadContract.tsx";
import { PriceBetween } from "./PriceBetween.tsx";
import { useComparison } from "./useComparison.ts";

/** Two versions compared: the difference of price by cause, the changed terms, and the text article by article. */
export function Comparison({ from, to }: { from: number; to: number }) {
  const t = useText(contractMessages);
  const { html, refusal } = useComparison(from, to);
  if (refusal !== null) {
    return (
      <Notice tone="alarm" title={t("contract.comparison.failed")}>
        {refusal}
      </Notice>
    );
  }
  return (
    <>
      <PriceBetween from={from} to={to} />
      <ReadContract html={html} label={t("contract.comparison.text")} isWhole />
    </>
  );
}
