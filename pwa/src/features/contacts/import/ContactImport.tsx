import { FileButton, Paper, Stack, Text } from "@mantine/core";
import type { DragEvent } from "react";
import { MOST_CONTACT_FILE_MB, MOST_FILE_PEOPLE } from "shared-schema/export/contactFile/limits";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
import { BirthOrder } from "./BirthOrder.tsx";
import { ColumnsForm } from "./ColumnsForm.tsx";
import { EarlierImports } from "./earlier/EarlierImports.tsx";
import { Interrupted } from "./earlier/Interrupted.tsx";
import { LeftOutEarlier } from "./earlier/LeftOutEarlier.tsx";
import { importMessages } from "./messages.ts";
import { People } from "./People.tsx";
import { ReadingForm } from "./ReadingForm.tsx";
import { useContactFile } from "./useContactFile.ts";
import { useRunningImport } from "./useImport.ts";

/** Takes a file of contacts, shows whom it holds, and imports them once someone has looked at them. */
export function ContactImport() {
  const t = useText(importMessages);
  const { chosen, refusal, isReading, ...file } = useContactFile();
  const isRunning = useRunningImport(({ running }) => running !== null);
  const open = (picked: File | null | undefined) => {
    if (picked && !isRunning) void file.open(picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  const table = chosen?.file.table;
  const mapping = chosen?.mapping;
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
        <Interrupted />
        <LeftOutEarlier />
        <Paper withBorder p="md" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <FileButton
            accept=".csv,.txt,.vcf,.vcard,text/csv,text/vcard,text/x-vcard"
            disabled={isRunning}
            onChange={open}
          >
            {(props) => (
              <BusyButton
                variant={chosen ? "default" : "filled"}
                busy={isReading && !chosen}
                disabled={isRunning}
                {...props}
              >
                {t(chosen ? "contactImport.another" : "contactImport.choose")}
              </BusyButton>
            )}
          </FileButton>
          <Text mt="xs" size="sm" c="dimmed">
            {chosen?.name ?? t("contactImport.drop", { megabytes: MOST_CONTACT_FILE_MB, most: MOST_FILE_PEOPLE })}
          </Text>
          {isReading && (
            <Text mt="xs" size="sm" role="status">
              {t("contactImport.reading")}
            </Text>
          )}
        </Paper>
        {refusal && <Notice tone="alarm">{refusalMessage(refusal)}</Notice>}
        {chosen && (
          <ReadingForm
            file={chosen.file}
            choice={chosen.choice}
            disabled={isRunning}
            onChange={(choice) => void file.read(choice)}
          />
        )}
        {chosen && chosen.file.groups.length > 0 && (
          <Notice tone="calm">{t("contactImport.groups", { names: chosen.file.groups.join(", ") })}</Notice>
        )}
        {table && mapping && (
          <ColumnsForm
            table={table}
            mapping={mapping}
            disabled={isRunning}
            onChange={(next) => void file.map(next)}
            onHeads={(row) => void file.headsAt(row)}
          />
        )}
        {mapping && mapping.columns.date_of_birth !== null && (
          <BirthOrder
            entries={chosen?.people?.entries ?? []}
            order={mapping.date_order}
            disabled={isRunning}
            onChange={(date_order) => void file.map({ ...mapping, date_order })}
          />
        )}
        {chosen?.people && (
          <People
            key={chosen.people.reading}
            file={chosen.name}
            entries={chosen.people.entries}
            onMend={(place, change) => void file.mend(place, change)}
          />
        )}
        {!chosen && <EarlierImports />}
      </Stack>
    </Page>
  );
}
