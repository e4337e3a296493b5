import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import { answerPlace } from "shared-schema/payments/apa/answers";
import type { ApaFault } from "shared-schema/payments/apa/faults";
import { answerWarnings } from "#store/commands/agreement/payments/expenses.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { checkMessages } from "./checkMessages.ts";
import { FaultEntries } from "./FaultEntries.tsx";
import { useFaultWords } from "./useFaultWords.ts";

interface Props {
  /** Warnings of one kind, asked in one question. */
  faults: readonly ApaFault[];
  mayAnswer: boolean;
}

/** A warning with the entries that it is about, and the button that answers it. */
export function FaultNotice({ faults, mayAnswer }: Props) {
  const t = useText(checkMessages);
  const words = useFaultWords();
  const { id, agreement } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>();
  const [first] = faults;
  if (!first) return null;
  const answer = async () => {
    const expenses = expensesOf(agreement);
    const answered = await answerWarnings(
      id,
      faults.map((fault) => answerPlace(fault, expenses)),
    );
    setRefusal(answered.ok ? undefined : refusalMessage(answered.refusal));
  };
  return (
    <Notice tone="wait">
      {words(first)}
      <FaultEntries faults={faults} />
      {mayAnswer && (
        <Button variant="default" mt="xs" className={classes.answer ?? ""} onClick={() => void answer()}>
          {t("check.right", { count: faults.flatMap(({ ids }) => ids).length })}
        </Button>
      )}
      {refusal !== undefined && <div role="alert">{refusal}</div>}
    </Notice>
  );
}
