import { type ReactNode, useState } from "react";
import type { Result } from "shared-schema/base/result";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";

/** Runs a call to the server; the reason stays where it was refused. */
export function useAction(): {
  busy: boolean;
  refusal: ReactNode;
  run: (call: () => Promise<Result<unknown>>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const run = async (call: () => Promise<Result<unknown>>) => {
    setBusy(true);
    const result = await call().finally(() => setBusy(false));
    setRefusal(result.ok ? null : refusalMessage(result.refusal));
    return result.ok;
  };
  return { busy, refusal, run };
}
