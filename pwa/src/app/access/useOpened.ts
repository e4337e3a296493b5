import { useEffect, useState } from "react";
import { sessionReady } from "./sessionReady.ts";

/** Throws, into the error boundary around, when the databases do not open after their screen was shown already. */
export function useOpened(): void {
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  useEffect(() => {
    sessionReady().catch((cause: unknown) => setFailure({ cause }));
  }, []);
  if (failure) throw failure.cause;
}
