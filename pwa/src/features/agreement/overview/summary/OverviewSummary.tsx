import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import { useText } from "#ui/i18n.ts";
import { PencilIcon } from "#ui/icons.tsx";
import { useShow } from "../../frame/format/format.ts";
import { frameMessages } from "../../frame/messages.ts";
import { SummaryCard } from "../../frame/summary/SummaryCard.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { briefMessages } from "../brief/briefMessages.ts";
import type { HeadEditor } from "../brief/useHeadEditor.ts";
import { overviewMessages } from "../messages.ts";
import { RouteMap } from "./RouteMap.tsx";
import classes from "./summary.module.css";
import { YachtInBrief } from "./YachtInBrief.tsx";

/** The voyage at a glance: chart, yacht, type and schedule over the live figures. */
export function OverviewSummary({ editor }: { editor: HeadEditor }) {
  const frame = useText(frameMessages);
  const t = useText(overviewMessages);
  const show = useShow();
  const { agreement } = useWorkspace();
  const { delivery_date, redelivery_date } = agreement;
  const isScheduled = delivery_date !== null && redelivery_date !== null;
  return (
    <aside className={classes.summary} aria-label={frame("agreement.summary")}>
      <SummaryCard>
        <div>
          <RouteMap />
          <YachtInBrief />
          <dl className={classes.facts}>
            <Fact name={t("overview.field.contract_type")}>
              {t(`overview.type.${agreement.contract_type}`)}
              {isFuelFromApa(agreement) && <span className={classes.quiet}>{t("overview.fuelFromApa")}</span>}
            </Fact>
            <Fact name={t("overview.schedule")}>
              {isScheduled
                ? t("overview.schedule.range", {
                    from: show.endOfSchedule(delivery_date),
                    to: show.endOfSchedule(redelivery_date),
                  })
                : t("overview.schedule.none")}
            </Fact>
          </dl>
          {editor.toggle && <EditHead isOpen={editor.isOpen} onToggle={editor.toggle} />}
        </div>
      </SummaryCard>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function EditHead({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useText(briefMessages);
  return (
    <Button
      variant="default"
      size="sm"
      fullWidth
      mod="wraps"
      mb="sm"
      leftSection={isOpen ? undefined : <PencilIcon size={18} />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {t(isOpen ? "brief.edit.close" : "brief.edit")}
    </Button>
  );
}
