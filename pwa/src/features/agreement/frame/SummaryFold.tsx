import { Collapse, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../../../ui/icons.tsx";
import classes from "./frame.module.css";
import { frameMessages } from "./messages.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import { useShow } from "./show.ts";
import summary from "./summary.module.css";
import { useWorkspace } from "./workspace.ts";

/** The summary where there is no room beside the section: one line with the total, which unfolds. */
export function SummaryFold() {
  const t = useText(frameMessages);
  const show = useShow();
  const { plan, failed } = useWorkspace();
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <div className={classes.fold}>
      <UnstyledButton
        className={summary.foldButton}
        onClick={toggle}
        aria-expanded={opened}
        title={opened ? t("agreement.summary.hide") : t("agreement.summary.show")}
      >
        <span>{t("agreement.summary.total")}</span>
        <span className={summary.value}>
          {plan && show.money(plan.price.total_agreement_price)}
          {!plan && (failed ? t("agreement.summary.failed") : "…")}
        </span>
        {opened ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </UnstyledButton>
      <Collapse expanded={opened}>{opened && <SummaryCard />}</Collapse>
    </div>
  );
}
