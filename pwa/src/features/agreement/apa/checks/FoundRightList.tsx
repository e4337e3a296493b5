import { Text } from "@mantine/core";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import { answerTo } from "shared-schema/payments/apa/answers";
import type { ApaFault } from "shared-schema/payments/apa/faults";
import { fullName } from "shared-schema/profile/schema";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { checkMessages } from "./checkMessages.ts";
import { FaultEntries } from "./FaultEntries.tsx";
import { useFaultWords } from "./useFaultWords.ts";

/** Warnings that were answered, with who found the entries right, and when. */
export function FoundRightList({ faults }: { faults: readonly ApaFault[] }) {
  const t = useText(checkMessages);
  const words = useFaultWords();
  const show = useShow();
  const { agreement, inputs } = useWorkspace();
  const expenses = expensesOf(agreement);
  const nameOf = (user: number) => {
    const profile = Object.values(inputs?.profiles ?? {}).find(({ user_id }) => user_id === user);
    return profile ? fullName(profile) : t("check.someone");
  };
  return (
    <ul className={classes.faults}>
      {faults.map((fault) => {
        const answer = answerTo(fault, expenses);
        return (
          <li key={`${fault.code} ${fault.ids.join(" ")}`}>
            <Text size="sm">{words(fault)}</Text>
            <FaultEntries faults={[fault]} />
            {answer && (
              <Text size="sm" c="dimmed">
                {t("check.foundRight", { name: nameOf(answer.by), when: show.instant(answer.at) })}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
