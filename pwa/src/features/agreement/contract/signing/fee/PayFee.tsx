import { Text } from "@mantine/core";
import { useState } from "react";
import { payEarlier } from "#store/commands/billing/payEarlier.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { choiceMessages } from "../choiceMessages.ts";
import type { SigningProps } from "../signingContext.ts";
import { useAction } from "../useAction.ts";

/** Pays the fee of the contract before its client signs. */
export function PayFee({ place, offline }: Pick<SigningProps, "place" | "offline">) {
  const t = useText(choiceMessages);
  const language = useLanguage();
  const { busy, refusal, run } = useAction();
  const [isNothingOwed, setIsNothingOwed] = useState(false);
  const pay = () =>
    run(async () => {
      const outcome = await payEarlier(place, language);
      setIsNothingOwed(outcome.ok && outcome.value === null);
      return outcome;
    });
  return (
    <>
      <BusyButton variant="default" disabled={offline} busy={busy} aria-haspopup="dialog" onClick={() => void pay()}>
        {t("pay.open")}
      </BusyButton>
      {isNothingOwed && (
        <Text size="sm" role="status">
          {t("pay.nothing")}
        </Text>
      )}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
