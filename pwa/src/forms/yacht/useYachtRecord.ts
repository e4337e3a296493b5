import { useEffect, useRef } from "react";
import { fromYachtView } from "shared-schema/api/yacht";
import { patchOnlineYacht, refreshOnlineYacht, useOnlineYacht } from "../../store/commands/onlineRecords.ts";
import { patchYacht } from "../../store/commands/yachts.ts";
import { useOutgoing } from "../../store/outbox/outbox.ts";
import { useYacht, useYachtWritable } from "../../store/queries/documents.ts";
import { saved } from "../../ui/feedback/saving.ts";
import type { Lookup } from "../lookup.ts";
import type { YachtRecord } from "./record.ts";

/** A yacht to show and edit: from this device, or for an administrator from the server. */
export function useYachtRecord(id: number): Lookup<YachtRecord> {
  const here = useYacht(id);
  const writable = useYachtWritable(id);
  const online = useOnlineYacht(here === null ? id : null);
  useRefreshAfterUploads(here === null && online.state === "found" ? id : null);
  if (here === undefined) return { state: "loading" };
  const found = { document: "yachts", id } as const;
  if (here !== null) {
    const save: YachtRecord["save"] = (key) => (value) => saved(patchYacht(id, { [key]: value }), key);
    return { state: "found", isOnline: false, record: { ...found, body: here.body, disabled: !writable, save } };
  }
  if (online.state !== "found") return online;
  const { view } = online;
  const save: YachtRecord["save"] = (key) => (value) => saved(patchOnlineYacht(id, { [key]: value }), key);
  return {
    state: "found",
    isOnline: true,
    record: { ...found, body: fromYachtView(view), disabled: !view.write_access, save },
  };
}

/** Reads the yacht again whenever a picture of hers was sent or deleted: no pull brings it. */
function useRefreshAfterUploads(id: number | null): void {
  const waiting = useOutgoing()?.filter(({ documentKey }) => documentKey === String(id)).length ?? 0;
  const before = useRef(waiting);
  useEffect(() => {
    if (id !== null && waiting < before.current) refreshOnlineYacht(id);
    before.current = waiting;
  }, [id, waiting]);
}
