import { Button, Group, Stack } from "@mantine/core";
import { useFileDialog } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { draftOf } from "../../../store/commands/agreement/fromData.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { inWords, saying, sayingAtFields } from "../../../ui/feedback/Said.tsx";
import { useText } from "../../../ui/i18n.ts";
import { readDataFile } from "../../../workers/documents/contractData.ts";
import { FilePreview, type ReadFile } from "./FilePreview.tsx";
import { fileMessages } from "./fileMessages.ts";

interface Props {
  file: ReadFile | null;
  onRead: (file: ReadFile | null) => void;
}

/** Takes a version as data from a file and shows what becomes of it. A file that cannot be used stays named, with its reason. */
export function ChooseFile({ file, onRead }: Props) {
  const t = useText(fileMessages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const read = async (chosen: File) => {
    setBusy(true);
    const data = await readDataFile(chosen).finally(() => setBusy(false));
    if (data.ok) {
      setFailure(null);
      onRead({ data: data.value, draft: await draftOf(data.value) });
      return;
    }
    onRead(null);
    const [[path, fault] = [null, null]] = Object.entries(sayingAtFields(data.refusal));
    setFailure(
      <>
        {inWords(() => t("fromFile.refused", { name: chosen.name }))} {saying(data.refusal)}
        {path !== null && (
          <>
            {" "}
            {path}: {fault}
          </>
        )}
      </>,
    );
  };
  const { open } = useFileDialog({
    accept: ".json,application/json",
    multiple: false,
    // The same file may be chosen again once it was mended.
    resetOnOpen: true,
    onChange: (files) => files?.[0] && void read(files[0]),
  });
  return (
    <Stack gap="sm" mt="sm">
      <Group gap="sm">
        <Button variant="default" loading={busy} onClick={open}>
          {t(file === null ? "fromFile.choose" : "fromFile.other")}
        </Button>
        {file !== null && (
          <Button variant="subtle" onClick={() => onRead(null)}>
            {t("fromFile.without")}
          </Button>
        )}
      </Group>
      {failure !== null && <Notice tone="alarm">{failure}</Notice>}
      {file !== null && <FilePreview {...file} />}
    </Stack>
  );
}
