import { Button, FileButton } from "@mantine/core";
import { useRef, useState } from "react";
import type { GpxFile } from "shared-schema/exchange/gpx/types";
import { useText } from "../../../ui/i18n.ts";
import { exchangeWorker } from "../../../workers/exchange/exchange.ts";
import { exchangeMessages } from "./exchangeMessages.ts";
import { GpxImportDialog } from "./GpxImportDialog.tsx";
import { gpxMessages } from "./gpxMessages.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

interface Props {
  editor: RouteEditor;
  onFailure: (message: string | null) => void;
}

/** Takes a GPX file; one that cannot be used says where and changes nothing. */
export function GpxImport({ editor, onFailure }: Props) {
  const t = useText(exchangeMessages);
  const faults = useText(gpxMessages);
  const [opened, setOpened] = useState<{ name: string; file: GpxFile } | null>(null);
  const [busy, setBusy] = useState(false);
  const reset = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    onFailure(null);
    setBusy(true);
    try {
      const result = await exchangeWorker().readGpx(file);
      if (result.ok) setOpened({ name: file.name, file: result.value });
      else onFailure(t("exchange.bad", { why: faults(`gpx.${result.fault.code}`, result.fault.values) }));
    } catch {
      onFailure(t("exchange.bad", { why: t("exchange.unreadable") }));
    } finally {
      setBusy(false);
      // The same file may be chosen again once it was mended.
      reset.current?.();
    }
  };
  return (
    <>
      <FileButton
        accept=".gpx,application/gpx+xml,application/xml,text/xml"
        resetRef={reset}
        onChange={read}
        inputProps={{ "aria-label": t("exchange.file") }}
      >
        {(props) => (
          <Button {...props} variant="default" px={12} loading={busy}>
            {t("exchange.import")}
          </Button>
        )}
      </FileButton>
      {opened && <GpxImportDialog {...opened} editor={editor} onClose={() => setOpened(null)} />}
    </>
  );
}
