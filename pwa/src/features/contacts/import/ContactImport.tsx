import { FileButton, Paper, Stack, Text } from "@mantine/core";
import { type DragEvent, useEffect, useState } from "react";
import type { Refusal } from "shared-schema/base/result";
import type { ContactMapping } from "shared-schema/export/contactFile/columns";
import { MOST_CONTACT_FILE_MB, MOST_FILE_PEOPLE } from "shared-schema/export/contactFile/limits";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { closeContactFile, openContactFile, reviewContactFile } from "../../../documents/contactFiles.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
import type { ShownTable } from "../../../workers/contacts/contactWorker.ts";
import { BirthOrder } from "./BirthOrder.tsx";
import { ColumnsForm } from "./ColumnsForm.tsx";
import { importMessages } from "./messages.ts";
import { People } from "./People.tsx";
import { useRunningImport } from "./useImport.ts";

/** A chosen file: its table with the meaning of the columns where it is CSV, and its people once they are read. */
interface Chosen {
  name: string;
  table: (ShownTable & { mapping: ContactMapping }) | null;
  /** A new one with each reading: what was chosen before is no longer of these. */
  people: { reading: number; entries: ReviewedEntry[] } | null;
}

let readings = 0;

/** Takes a file of contacts, shows whom it holds, and imports them once someone has looked at them. */
export function ContactImport() {
  const t = useText(importMessages);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isRunning = useRunningImport(({ running }) => running !== null);
  useEffect(() => closeContactFile, []);

  const review = async (name: string, table: Chosen["table"]) => {
    readings += 1;
    const mine = readings;
    const entries = await reviewContactFile(table?.mapping ?? null);
    if (mine !== readings) return;
    setRefusal(entries.ok ? null : entries.refusal);
    setChosen({ name, table, people: entries.ok ? { reading: mine, entries: entries.value } : null });
  };
  const open = async (file: File | null | undefined) => {
    if (!file || isRunning || reading) return;
    // An earlier review that is still under way is not shown any more.
    readings += 1;
    setRefusal(null);
    setChosen(null);
    setReading(true);
    try {
      const table = await openContactFile(file);
      if (table.ok) await review(file.name, table.value && { ...table.value, mapping: table.value.guess });
      else setRefusal(table.refusal);
    } finally {
      setReading(false);
    }
  };
  const remap = (mapping: ContactMapping) => {
    if (!chosen?.table) return;
    const table = { ...chosen.table, mapping };
    setChosen({ ...chosen, table });
    void review(chosen.name, table);
  };
  const table = chosen?.table;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <Page>
      <PageTitle
        note={t("contactImport.note")}
        actions={
          <LinkButton to="/contacts" variant="default">
            {t("contactImport.back")}
          </LinkButton>
        }
      >
        {t("contactImport.title")}
      </PageTitle>
      <Stack gap="lg">
        <Paper withBorder p="md" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <FileButton
            accept=".csv,.txt,.vcf,.vcard,text/csv,text/vcard,text/x-vcard"
            disabled={isRunning}
            onChange={(file) => void open(file)}
          >
            {(props) => (
              <BusyButton variant={chosen ? "default" : "filled"} busy={reading} disabled={isRunning} {...props}>
                {t(chosen ? "contactImport.another" : "contactImport.choose")}
              </BusyButton>
            )}
          </FileButton>
          <Text mt="xs" size="sm" c="dimmed">
            {chosen?.name ?? t("contactImport.drop", { megabytes: MOST_CONTACT_FILE_MB, most: MOST_FILE_PEOPLE })}
          </Text>
          {reading && (
            <Text mt="xs" size="sm" role="status">
              {t("contactImport.reading")}
            </Text>
          )}
        </Paper>
        {refusal && <Notice tone="alarm">{refusalMessage(refusal)}</Notice>}
        {table && <ColumnsForm table={table} mapping={table.mapping} disabled={isRunning} onChange={remap} />}
        {table && table.mapping.columns.date_of_birth !== null && (
          <BirthOrder
            entries={chosen.people?.entries ?? []}
            order={table.mapping.date_order}
            disabled={isRunning}
            onChange={(date_order) => remap({ ...table.mapping, date_order })}
          />
        )}
        {chosen?.people && <People key={chosen.people.reading} entries={chosen.people.entries} />}
      </Stack>
    </Page>
  );
}
