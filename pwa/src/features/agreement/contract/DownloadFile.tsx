import { Text } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import type { Refusal, Result } from "shared-schema/base/result";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import type { MadeFile } from "../../../documents/draft.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { saveFile } from "../../../ui/saveFile.ts";

interface Props {
  label: string;
  /** Media type of the file. */
  type: string;
  make: () => Promise<Result<MadeFile>>;
  /** The faults of the file, shown before it is made. */
  check?: () => Promise<Refusal[]>;
  /** Whether something else on the page comes first. */
  isSecond?: boolean;
  /** Says beside the button what the file is. */
  note?: string | undefined;
}

/** Hands a file to the browser, once it is made. */
export function DownloadFile({ label, type, make, check, isSecond = false, note }: Props) {
  const noteId = useId();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [warnings, setWarnings] = useState<readonly Refusal[]>([]);
  const download = async () => {
    setBusy(true);
    setWarnings((await check?.()) ?? []);
    const result = await make().finally(() => setBusy(false));
    setRefusal(result.ok ? null : refusalMessage(result.refusal));
    if (result.ok) saveFile(result.value.fileName, new Uint8Array(result.value.bytes), type);
  };
  return (
    <>
      <BusyButton
        variant={isSecond ? "default" : "filled"}
        leftSection={<DownloadIcon />}
        busy={busy}
        flex="none"
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={download}
      >
        {label}
      </BusyButton>
      {note !== undefined && (
        <Text id={noteId} size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {warnings.length > 0 && (
        <Notice tone="wait">
          {warnings.map((warning) => (
            <p key={JSON.stringify(warning.params)}>{refusalMessage(warning)}</p>
          ))}
        </Notice>
      )}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
