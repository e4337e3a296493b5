import { useCallback, useEffect, useState } from "react";
import type { KycFile } from "shared-schema/api/privacy/kyc";
import type { Refusal } from "shared-schema/base/result";
import { fetchKyc } from "../../../store/commands/privacy/kyc.ts";
import { useSyncStatus } from "../../../store/status/status.ts";

export interface KycFiles {
  /** Undefined until the server has answered. An answer stays on screen when the connection goes. */
  files: readonly KycFile[] | undefined;
  refusal: Refusal | null;
  offline: boolean;
  /** Takes the check of a party over from an answer. */
  replace: (file: KycFile) => void;
  reload: () => void;
}

/** A dropped request does not make the device offline: it is made again after so long. */
const AGAIN_MS = 10_000;

/** The checks of an agreement's other parties, asked for again whenever the server can be reached again. */
export function useKyc(id: number): KycFiles {
  const { offline } = useSyncStatus();
  const [files, setFiles] = useState<readonly KycFile[]>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload asks again
  useEffect(() => {
    if (offline) return;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    void fetchKyc(id).then((answer) => {
      if (left) return;
      if (answer.ok) setFiles(answer.value);
      setRefusal(answer.ok ? null : answer.refusal);
      if (!answer.ok && answer.refusal.code === "server.unreachable") {
        again = setTimeout(() => setAsked((count) => count + 1), AGAIN_MS);
      }
    });
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [id, offline, asked]);
  const reload = useCallback(() => setAsked((count) => count + 1), []);
  const replace = useCallback(
    (file: KycFile) => setFiles((known) => known?.map((each) => (each.profile_id === file.profile_id ? file : each))),
    [],
  );
  return { files, refusal, offline, replace, reload };
}
