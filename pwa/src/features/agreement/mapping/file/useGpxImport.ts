import { useFileDialog } from "@mantine/hooks";
import { type ReactElement, type RefObject, useRef, useState } from "react";
import type { GpxFile } from "shared-schema/export/gpx/types";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { documentWorker } from "#workers/documents/documents.ts";
import { reasonOf } from "../../frame/workspace/reasonOf.tsx";
import { fileMessages } from "./fileMessages.ts";
import { gpxMessages } from "./gpxMessages.ts";

/** The import of a GPX file. */
export interface GpxImport {
  /** Asks for a file. */
  open(): void;
  busy: boolean;
  /** The file that was read last, and how many were. */
  taken: { name: string; file: GpxFile; count: number } | null;
  /** The button that opens the menu: the focus returns to it. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Is its dialog open? */
  isOpen: boolean;
  close(): void;
  /** Returns the focus to the opener. The dialog may take it until it has left the screen. */
  returnFocus(): void;
}

/** Takes a GPX file; one that cannot be used says where and changes nothing. */
export function useGpxImport(onFailure: (message: ReactElement | null) => void): GpxImport {
  const t = useText(fileMessages);
  const faults = useText(gpxMessages);
  const [taken, setTaken] = useState<GpxImport["taken"]>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const read = async (file: File | null | undefined) => {
    if (!file) return;
    onFailure(null);
    setBusy(true);
    try {
      const result = await documentWorker.ask((remote) => remote.readGpx(file));
      if (result.ok) {
        setTaken((last) => ({ name: file.name, file: result.value, count: (last?.count ?? 0) + 1 }));
        setOpen(true);
      } else {
        const { code, values } = result.fault;
        onFailure(inWords(() => t("file.bad", { why: faults(`gpx.${code}`, values) })));
      }
    } catch (cause) {
      onFailure(reasonOf(cause, () => t("file.bad", { why: t("file.unreadable") })));
    } finally {
      setBusy(false);
    }
  };
  const close = () => setOpen(false);
  const returnFocus = () => opener.current?.focus();
  const { open } = useFileDialog({
    accept: ".gpx,application/gpx+xml,application/xml,text/xml",
    multiple: false,
    // The same file may be chosen again once it was mended.
    resetOnOpen: true,
    onChange: (files) => void read(files?.[0]),
  });
  return { open, busy, taken, opener, isOpen, close, returnFocus };
}
