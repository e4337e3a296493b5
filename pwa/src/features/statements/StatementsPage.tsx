import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { LINE_STATES, type LineState } from "shared-schema/api/money/statement";
import { useStatementLines } from "../../store/commands/statements.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { saying } from "../../ui/feedback/Said.tsx";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { ImportPanel } from "./ImportPanel.tsx";
import { LineItem } from "./LineItem.tsx";
import { statementMessages } from "./messages.ts";
import { RecordSure } from "./RecordSure.tsx";
import classes from "./statements.module.css";

/** Bank statements: imports a bank's file after a preview, and records its lines as payments once a person has confirmed them. */
export function StatementsPage() {
  const t = useText(statementMessages);
  const [state, setState] = useState<LineState>("OPEN");
  const answer = useStatementLines(state);
  const isUnreachable = answer?.ok === false && answer.refusal.code === "server.unreachable";
  const shown = answer?.ok ? answer.value : null;
  return (
    <Page>
      <PageTitle note={t("statements.note")}>{t("statements.title")}</PageTitle>
      <Stack gap="lg">
        {isUnreachable && <Notice tone="wait">{t("statements.offline")}</Notice>}
        {answer?.ok === false && !isUnreachable && <Notice tone="alarm">{saying(answer.refusal)}</Notice>}
        <ImportPanel isOffline={isUnreachable} />
        <div className={classes.bar}>
          <SegmentedControl
            aria-label={t("statements.states")}
            value={state}
            onChange={(value) => setState(LINE_STATES.find((each) => each === value) ?? "OPEN")}
            data={LINE_STATES.map((value) => ({ value, label: t(`statements.state.${value}`) }))}
          />
          {shown && state === "OPEN" && <RecordSure lines={shown.lines} />}
        </div>
        {answer === undefined && <Loading lines={6} />}
        {shown?.total === 0 && (
          <EmptyState title={t(`statements.none.${state}`)}>
            {state === "OPEN" ? t("statements.noneNote") : undefined}
          </EmptyState>
        )}
        {shown && shown.total > shown.lines.length && (
          <Text size="sm" c="dimmed">
            {t("statements.shown", { shown: shown.lines.length, total: shown.total })}
          </Text>
        )}
        {shown && shown.lines.length > 0 && (
          <ul className={classes.list} aria-label={t(`statements.state.${state}`)}>
            {shown.lines.map((line) => (
              <LineItem key={line.id} line={line} />
            ))}
          </ul>
        )}
      </Stack>
    </Page>
  );
}
