import { Text } from "@mantine/core";
import { type ReactElement, useState } from "react";
import type { CrewListBody } from "shared-schema/crew/schema";
import { crewCsv } from "shared-schema/export/crew/csv";
import { type CrewOnBoard, type CrewRow, crewNotInLatin, crewOnBoard } from "shared-schema/export/crew/list";
import { notePassportsExported } from "../../../store/commands/privacy/passportReads.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { documentWorker } from "../../../workers/documents/documents.ts";
import { Block } from "../frame/Block.tsx";
import { reasonOf } from "../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { crewMessages } from "../people/crewMessages.ts";
import { CallList } from "../people/papers/CallList.tsx";
import { listMessages } from "../people/papers/listMessages.ts";
import listClasses from "../people/papers/stays.module.css";
import { useCalls } from "../people/papers/useCalls.ts";
import { usePapers } from "../people/papers/usePapers.ts";

/** A crew list for every call, to be handed to the authorities. */
export function CrewFiles({ crew }: { crew: CrewListBody }) {
  const t = useText(crewMessages);
  const shared = useText(listMessages);
  const { id, agreement, inputs, plan } = useWorkspace();
  const calls = useCalls();
  const profiles = usePapers();
  const [failure, setFailure] = useState<ReactElement | null>(null);
  if (!plan || !inputs || !profiles) return null;
  const { yacht } = inputs;
  const lists = calls.flatMap((call) => {
    const list = crewOnBoard({ id, agreement, yacht, profiles, crew, plan: plan.itinerary, waypointId: call.id });
    return list.ok ? [{ call, list: list.value }] : [];
  });
  // The crew is the same at every call.
  const missing = (lists[0]?.list.missing ?? []).flatMap(({ field, count }) =>
    isNamed(field) ? [shared("list.counted", { field: t(`crew.field.${field}`), count })] : [],
  );
  const foreign = (lists[0] ? crewNotInLatin(lists[0].list) : []).map(({ field, count }) =>
    shared("list.counted", { field: t(`crew.field.${field}`), count }),
  );
  const save = (list: CrewOnBoard, label: string, format: "csv" | "pdf", content: string | Uint8Array<ArrayBuffer>) => {
    const type = format === "csv" ? "text/csv" : "application/pdf";
    saveFile(`crew-${list.voyage}-${label.split(" ")[0]}.${format}`, content, type);
    void notePassportsExported(passports(list.rows), id);
  };
  const pdf = async (list: CrewOnBoard, label: string) => {
    setFailure(null);
    try {
      const bytes = await documentWorker.ask((remote) => remote.crew(list, new Date().toISOString()));
      save(list, label, "pdf", Uint8Array.from(bytes));
    } catch (cause) {
      setFailure(reasonOf(cause, () => t("crew.failed")));
    }
  };
  return (
    <Block title={t("crew.files")} note={t("crew.files.note")}>
      {lists.length === 0 && <Text size="sm">{t("crew.files.none")}</Text>}
      {failure !== null && <Notice tone="alarm">{failure}</Notice>}
      {missing.length > 0 && (
        <Text size="sm" c="var(--color-wait-text)" mb={8}>
          {t("crew.missing", { fields: missing.join(", ") })}
        </Text>
      )}
      {foreign.length > 0 && (
        <Text size="sm" c="var(--color-wait-text)" mb={8}>
          {shared("list.notLatin", { fields: foreign.join(", ") })}
        </Text>
      )}
      <ul className={listClasses.lists}>
        {lists.map(({ call: { id: key, label }, list }) => (
          <li key={key}>
            <CallList
              title={`${label} · ${t("crew.onBoard", { count: list.rows.length })}`}
              csv={{
                label: t("crew.csv"),
                name: t("crew.csvOf", { call: label }),
                save: () => save(list, label, "csv", crewCsv(list)),
              }}
              pdf={{ label: t("crew.pdf"), name: t("crew.pdfOf", { call: label }), save: () => void pdf(list, label) }}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function isNamed(field: keyof CrewRow): field is Exclude<keyof CrewRow, "profile_id"> {
  return field !== "profile_id";
}

/** The captains whose passports a list names: of the others no one has a profile. */
function passports(rows: readonly CrewRow[]): number[] {
  return rows.flatMap(({ profile_id, document_number }) =>
    profile_id === null || document_number === null ? [] : [profile_id],
  );
}
