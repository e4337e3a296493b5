import { useCallback, useEffect, useState } from "react";
import type { Result } from "shared-schema/result";
import { request } from "../../store/http.ts";
import type { Me } from "../../store/me.ts";

/** Every account, fetched when the page opens: the only list that is not kept on the device. */
export function useAccounts(): { accounts: Result<Me[]> | undefined; again: () => void } {
  const [accounts, setAccounts] = useState<Result<Me[]>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    const leaving = new AbortController();
    void request<Me[]>("GET", "/user/", { quiet: true, signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setAccounts(answer);
    });
    return () => leaving.abort();
  }, [round]);
  return { accounts, again: useCallback(() => setRound((last) => last + 1), []) };
}
