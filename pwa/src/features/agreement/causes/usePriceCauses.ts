import { useEffect, useState } from "react";
import type { PriceCausesView } from "shared-schema/api/agreement/history";
import type { Result } from "shared-schema/base/result";
import { request } from "../../../store/http/http.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { queryOf, type States } from "./states.ts";

/**
 * Asks the server what made the total differ between two states, and asks again after each edit. After an edit the last answer about
 * these states stays until the next one; one about others does not.
 * @returns undefined while the first answer is on its way
 */
export function usePriceCauses(states: States): Result<PriceCausesView> | undefined {
  const { id, agreement } = useWorkspace();
  const asked = JSON.stringify(states);
  const [answered, setAnswered] = useState<{ asked: string; answer: Result<PriceCausesView> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is `states`; an edit of the agreement is explained, too
  useEffect(() => {
    const leaving = new AbortController();
    const options = { query: queryOf(states, Date.now()), quiet: true, signal: leaving.signal };
    void request<PriceCausesView>("GET", `/cruise/${id}/price_causes`, options).then((answer) => {
      if (!leaving.signal.aborted) setAnswered({ asked, answer });
    });
    return () => leaving.abort();
  }, [id, asked, agreement]);
  return answered?.asked === asked ? answered.answer : undefined;
}
