import { Button, Text } from "@mantine/core";
import { type ReactElement, useState } from "react";
import { type ManifestRow, manifestNotInLatin } from "shared-schema/export/manifest";
import { manifestCsv } from "shared-schema/export/manifestCsv";
import { passportLasts } from "shared-schema/guest/passportLasts";
import { sailsUntil } from "shared-schema/guest/sailsUntil";
import { notePassportsExported } from "#store/commands/privacy/passportReads.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon } from "#ui/icons.tsx";
import { Loading } from "#ui/layout/Loading.tsx";
import { saveFile } from "#ui/saveFile.ts";
import { reasonOf } from "../../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { CallList } from "../../people/papers/CallList.tsx";
import { listMessages } from "../../people/papers/listMessages.ts";
import classes from "../../people/papers/stays.module.css";
import { allLists, pdfOf, stemOf } from "./listFiles.ts";
import { manifestMessages } from "./manifestMessages.ts";
import { type CallManifest, useManifests } from "./useManifests.ts";

/** A passenger list for every call, to be handed to the authorities: one by one, or all of them in one file. */
export function PassengerLists() {
  const t = useText(manifestMessages);
  const { id } = useWorkspace();
  const manifests = useManifests();
  const [failure, setFailure] = useState<ReactElement | null>(null);
  if (!manifests) return <Loading lines={3} />;
  const unplaced = manifests[0]?.manifest.unplaced.length ?? 0;
  const saveAll = async () => {
    setFailure(null);
    try {
      const { bytes, voyage } = await allLists(manifests);
      saveFile(`passengers-${voyage}.zip`, bytes, "application/zip");
      const read = new Set(manifests.flatMap(({ manifest }) => passports(manifest.rows)));
      void notePassportsExported([...read], id);
    } catch (cause) {
      setFailure(reasonOf(cause, () => t("manifest.failed")));
    }
  };
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t("manifest.note")}
      </Text>
      {manifests.length === 0 && <Text size="sm">{t("manifest.none")}</Text>}
      {failure !== null && <Notice tone="alarm">{failure}</Notice>}
      {unplaced > 0 && (
        <Text size="sm" c="var(--color-wait-text)" mb={8}>
          {t("manifest.unplaced", { count: unplaced })}
        </Text>
      )}
      {manifests.length > 0 && (
        <Button variant="default" leftSection={<DownloadIcon size={16} />} onClick={() => void saveAll()}>
          {t("manifest.all")}
        </Button>
      )}
      <ul className={classes.lists}>
        {manifests.map((call) => (
          <li key={call.id}>
            <CallRow call={call} onFailure={setFailure} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CallRow({ call, onFailure }: { call: CallManifest; onFailure: (why: ReactElement | null) => void }) {
  const t = useText(manifestMessages);
  const list = useText(listMessages);
  const { id, agreement } = useWorkspace();
  const { manifest, label } = call;
  const missing = [...new Set(manifest.missing.flatMap(({ fields }) => fields))].flatMap((field) => nameOf(field, t));
  const foreign = manifestNotInLatin(manifest).map(({ field, count }) =>
    list("list.counted", { field: t(`manifest.field.${field}`), count }),
  );
  const expiring = manifest.rows.filter(
    ({ profile_id, document_expiry }) =>
      passportLasts(document_expiry, sailsUntil(agreement, profile_id)) === "EXPIRES",
  ).length;
  const stem = stemOf(call);
  const save = (format: "csv" | "pdf", content: string | Uint8Array<ArrayBuffer>, type: string) => {
    saveFile(`${stem}.${format}`, content, type);
    void notePassportsExported(passports(manifest.rows), id);
  };
  const csv = () => save("csv", manifestCsv(manifest), "text/csv");
  const pdf = async () => {
    onFailure(null);
    try {
      save("pdf", await pdfOf(manifest), "application/pdf");
    } catch (cause) {
      onFailure(reasonOf(cause, () => t("manifest.failed")));
    }
  };
  return (
    <CallList
      title={`${label} · ${t("manifest.onBoard", { count: manifest.rows.length })}`}
      csv={{ label: t("manifest.csv"), name: t("manifest.csvOf", { call: label }), save: csv }}
      pdf={{ label: t("manifest.pdf"), name: t("manifest.pdfOf", { call: label }), save: () => void pdf() }}
    >
      {manifest.hidden.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("manifest.hidden", { count: manifest.hidden.length })}
        </Text>
      )}
      {expiring > 0 && (
        <Text size="sm" c="var(--color-alarm-text)">
          {t("manifest.expiring", { count: expiring })}
        </Text>
      )}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("manifest.incomplete", { count: manifest.missing.length, fields: missing.join(", ") })}
        </Text>
      )}
      {foreign.length > 0 && (
        <Text size="sm" c="dimmed">
          {list("list.notLatin", { fields: foreign.join(", ") })}
        </Text>
      )}
    </CallList>
  );
}

/** The people whose passports a list names. */
function passports(rows: readonly ManifestRow[]): number[] {
  return rows.flatMap(({ profile_id, document_number }) => (document_number === null ? [] : [profile_id]));
}

type FieldKey = Extract<keyof typeof manifestMessages, `manifest.field.${string}`>;

/** The name of a field that may be missing; those that never are have none. */
function nameOf(field: keyof ManifestRow, t: (key: FieldKey) => string): string[] {
  const key = FIELD_KEYS.find((each) => each === `manifest.field.${field}`);
  return key ? [t(key)] : [];
}

const FIELD_KEYS: readonly FieldKey[] = [
  "manifest.field.family_name",
  "manifest.field.given_names",
  "manifest.field.nationality",
  "manifest.field.gender",
  "manifest.field.date_of_birth",
  "manifest.field.place_of_birth",
  "manifest.field.document_number",
  "manifest.field.document_issuer",
  "manifest.field.document_expiry",
  "manifest.field.port_of_embarkation",
  "manifest.field.port_of_disembarkation",
];
