import { Button, Group, Stack } from "@mantine/core";
import { useFileDialog } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import type { Position } from "shared-schema/base/basics";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { readDataFile } from "../../../documents/contractData.ts";
import { draftOf, type IsNational } from "../../../store/commands/agreement/from/fromData.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { fieldMessages, inWords, refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { locate } from "../../../workers/plan/locate.ts";
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
      const isNational = await watersOf(data.value.agreement.waypoints);
      onRead({ data: data.value, draft: await draftOf(data.value, isNational), isNational });
      return;
    }
    onRead(null);
    const [[path, fault] = [null, null]] = Object.entries(fieldMessages(data.refusal));
    setFailure(
      <>
        {inWords(() => t("fromFile.refused", { name: chosen.name }))} {refusalMessage(data.refusal)}
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
        <BusyButton variant="default" busy={busy} onClick={open}>
          {t(file === null ? "fromFile.choose" : "fromFile.other")}
        </BusyButton>
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

/** The waters of a route's places. Without charts no one here knows: the server decides when the draft arrives there. */
async function watersOf(stops: readonly Position[]): Promise<IsNational> {
  const places = await Promise.all(stops.map((stop) => locate(stop))).catch(() => []);
  const atSea = new Set(
    stops.flatMap((stop, index) => (places[index]?.is_national_water === false ? [keyOf(stop)] : [])),
  );
  return (at) => !atSea.has(keyOf(at));
}

const keyOf = ({ latitude, longitude }: Position) => `${latitude} ${longitude}`;
