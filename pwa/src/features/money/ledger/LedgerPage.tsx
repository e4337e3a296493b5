import { Button, Group, NativeSelect, Stack, Title } from "@mantine/core";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { LedgerRow } from "shared-schema/api/money/ledger";
import { partyName } from "shared-schema/contract/sections/parties";
import { formatAgreementId } from "shared-schema/pricing/format";
import { usePostedAgreements } from "../../../store/queries/agreement/postedAgreements.ts";
import { allEntries, askLedger, type LedgerChoice, useLedger } from "../../../store/queries/asked/useLedger.ts";
import { useProfiles } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { DayInput } from "../../../ui/fields/DayInput.tsx";
import { readDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { useToday } from "../../../ui/useToday.ts";
import { LedgerEntries } from "./LedgerEntries.tsx";
import classes from "./ledger.module.css";
import { ledgerTable } from "./ledgerTable.ts";
import { ledgerMessages } from "./messages.ts";
import { TrialBalance } from "./TrialBalance.tsx";

/** The ledger of payments: a trial balance and its entries, and both as files for an accountant. */
export function LedgerPage() {
  const t = useText(ledgerMessages);
  const posted = usePostedAgreements();
  const [agreement, setAgreement] = useState("");
  const [day, setDay] = useState("");
  const choice = { agreement: agreement === "" ? null : Number(agreement), until: readDate(day) };
  return (
    <Page>
      <PageTitle note={t("ledger.note")}>{t("ledger.title")}</PageTitle>
      <Stack gap="lg">
        <div className={classes.choice}>
          <NativeSelect
            label={t("ledger.agreement")}
            value={agreement}
            data={[
              { value: "", label: t("ledger.all") },
              ...posted.map(({ id, body }) => ({ value: String(id), label: `${formatAgreementId(id)} ${body.name}` })),
            ]}
            onChange={({ currentTarget }) => setAgreement(currentTarget.value)}
          />
          <DayInput label={t("ledger.until")} optional value={day} onChange={setDay} />
        </div>
        <Shown key={`${choice.agreement} ${choice.until}`} choice={choice} />
      </Stack>
    </Page>
  );
}

function Shown({ choice }: { choice: LedgerChoice }) {
  const t = useText(ledgerMessages);
  const answer = useLedger(choice);
  const profiles = useProfiles();
  const names = useMemo(() => new Map((profiles ?? []).map(({ id, body }) => [id, partyName(body)])), [profiles]);
  const person = useCallback((id: number | null) => (id === null ? "" : (names.get(id) ?? "")), [names]);
  const [earlier, setEarlier] = useState<readonly LedgerRow[]>([]);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  if (answer === undefined) return <Loading lines={8} />;
  if (!answer.ok) {
    const isUnreachable = answer.refusal.code === "server.unreachable";
    return isUnreachable ? (
      <Notice tone="wait">{t("ledger.offline")}</Notice>
    ) : (
      <Notice tone="alarm">{refusalMessage(answer.refusal)}</Notice>
    );
  }
  const { trial, total, entries: latest } = answer.value;
  if (total === 0) return <EmptyState title={t("ledger.none")} />;
  const entries = [...latest, ...earlier];
  const more = async () => {
    const next = await askLedger(choice, entries.at(-1)?.id ?? null);
    setRefusal(next.ok ? null : refusalMessage(next.refusal));
    if (next.ok) setEarlier([...earlier, ...next.value.entries]);
  };
  return (
    <>
      <Title order={2} size="h4">
        {t("ledger.trial")}
      </Title>
      <TrialBalance rows={trial} />
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t("ledger.entries")}
        </Title>
        <Exports choice={choice} person={person} onRefusal={setRefusal} />
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <LedgerEntries entries={entries} person={person} />
      {entries.length < total && (
        <Button variant="default" onClick={more}>
          {t("ledger.more")}
        </Button>
      )}
    </>
  );
}

interface ExportProps {
  choice: LedgerChoice;
  person: (id: number | null) => string;
  onRefusal: (refusal: ReactNode) => void;
}

function Exports({ choice, person, onRefusal }: ExportProps) {
  const t = useText(ledgerMessages);
  const day = useToday();
  const save = async (ending: "xlsx" | "csv") => {
    const all = await allEntries(choice);
    onRefusal(all.ok ? null : refusalMessage(all.refusal));
    if (!all.ok) return;
    const table = ledgerTable(all.value, t, person);
    const name = t("ledger.fileName", { day, ending });
    if (ending === "xlsx") {
      const { workbook } = await import("../../../ui/table/workbook.ts");
      const blob = await workbook(table, t("ledger.entries"));
      saveFile(name, blob, blob.type);
      return;
    }
    const { csv } = await import("shared-schema/export/csv");
    saveFile(name, csv(table), "text/csv;charset=utf-8");
  };
  return (
    <Group gap="sm">
      {(["xlsx", "csv"] as const).map((ending) => (
        <Button
          key={ending}
          variant="default"
          leftSection={<DownloadIcon size={16} />}
          aria-label={t("ledger.export", { format: ending.toUpperCase() })}
          onClick={() => save(ending)}
        >
          {ending.toUpperCase()}
        </Button>
      ))}
    </Group>
  );
}
