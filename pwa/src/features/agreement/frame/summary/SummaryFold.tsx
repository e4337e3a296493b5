import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { frameMessages } from "../messages.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import summary from "./summary.module.css";
import { TotalLine } from "./TotalLine.tsx";

/** The summary on the chart: a card that folds to the total and its change. */
export function SummaryFold() {
  const t = useText(frameMessages);
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <>
      <UnstyledButton
        className={summary.foldButton}
        onClick={toggle}
        aria-expanded={opened}
        title={opened ? t("agreement.summary.hide") : t("agreement.summary.show")}
      >
        <TotalLine />
        {opened ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </UnstyledButton>
      {opened && <SummaryCard />}
    </>
  );
}
