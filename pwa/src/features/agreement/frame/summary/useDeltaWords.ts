import { useCallback } from "react";
import { useText } from "#ui/i18n.ts";
import type { Delta } from "#workers/plan/planState.ts";
import { useShow } from "../format/format.ts";
import { frameMessages } from "../messages.ts";

interface DeltaWords {
  /** «↑ €4,120»; empty while the total is the same. */
  amount: string;
  /** «VAT 2.61% → 2.8%»; empty while the rate is the same. */
  rate: string;
  /** Both, as they are said. */
  words: string;
}

/** Returns the writer of a change of total and rate. */
export function useDeltaWords(): (delta: Delta) => DeltaWords {
  const t = useText(frameMessages);
  const show = useShow();
  return useCallback(
    ({ total, rate }: Delta) => {
      const isChanged = total !== null && total !== 0;
      const money = show.sum(Math.abs(total ?? 0), true);
      const said = isChanged
        ? [t(total > 0 ? "agreement.summary.up" : "agreement.summary.down", { amount: money })]
        : [];
      const ends = rate && { from: show.rate(rate.from), to: show.rate(rate.to) };
      const rates = ends ? [t("agreement.summary.rateChange", ends)] : [];
      return {
        amount: isChanged ? `${total > 0 ? "↑" : "↓"} ${money}` : "",
        rate: rates.join(""),
        words: [...said, ...rates].join(", "),
      };
    },
    [show, t],
  );
}
