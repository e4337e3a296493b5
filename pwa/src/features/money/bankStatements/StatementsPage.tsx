import { Stack, Tabs, Text } from "@mantine/core";
import { useState } from "react";
import { LINE_STATES, type LineList, type LineState } from "shared-schema/api/money/bankStatement";
import type { Result } from "shared-schema/base/result";
import { useStatementLines } from "../../../store/commands/bankStatements.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
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
        {answer?.ok === false && !isUnreachable && <Notice tone="alarm">{refusalMessage(answer.refusal)}</Notice>}
        <ImportPanel isOffline={isUnreachable} />
        <Tabs
          value={state}
          onChange={(value) => setState(LINE_STATES.find((each) => each === value) ?? "OPEN")}
          keepMounted={false}
        >
          <Tabs.List mb="md" aria-label={t("statements.states")}>
            {LINE_STATES.map((value) => (
              <Tabs.Tab key={value} value={value} mih="2.75rem">
                {t(`statements.state.${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={state}>
            {shown && state === "OPEN" && <RecordSure lines={shown.lines} />}
            <Lines answer={answer} state={state} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Page>
  );
}

/** The lines in a state, or what to do where there are none. */
function Lines({ answer, state }: { answer: Result<LineList> | undefined; state: LineState }) {
  const t = useText(statementMessages);
  if (answer === undefined) return <Loading lines={6} />;
  if (!answer.ok) return null;
  const { lines, total } = answer.value;
  if (total === 0) {
    return (
      <EmptyState title={t(`statements.none.${state}`)}>
        {state === "OPEN" ? t("statements.noneNote") : undefined}
      </EmptyState>
    );
  }
  return (
    <>
      {total > lines.length && (
        <Text size="sm" c="dimmed">
          {t("statements.shown", { shown: lines.length, total })}
        </Text>
      )}
      <ul className={classes.list} aria-label={t(`statements.state.${state}`)}>
        {lines.map((line) => (
          <LineItem key={line.id} line={line} />
        ))}
      </ul>
    </>
  );
}
