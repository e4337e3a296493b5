import { useCallback, useEffect, useState } from "react";
import type { UserView } from "shared-schema/api/account";
import type { Result } from "shared-schema/result";
import { request } from "../../store/http.ts";

/** Every account, fetched when the page opens: the only list that is not kept on the device. */
export function useAccounts(): { accounts: Result<UserView[]> | undefined; again: () => void } {
  const [accounts, setAccounts] = useState<Result<UserView[]>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    const leaving = new AbortController();
    void request<UserView[]>("GET", "/user/", { quiet: true, signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted) setAccounts(answer);
    });
    return () => leaving.abort();
  }, [round]);
  return { accounts, again: useCallback(() => setRound((last) => last + 1), []) };
}
