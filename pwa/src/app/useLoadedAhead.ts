import { useEffect } from "react";
import { afterFirstScreen } from "../base/firstScreen.ts";
import { loadAgreementAhead } from "../features/agreement/routes.tsx";
import { holdTaxRows } from "../store/queries/liveDocuments.ts";
import { ensurePorts } from "../store/queries/places.ts";
import type { Part } from "../ui/loading/part.ts";

/**
 * Prepares data for the next screens, once the first screen is shown: the code that opens an agreement, the
 * tax rates that it is planned with, and the names of ports, which a screen may need without a connection.
 * @param parts parts that nothing on screen asks for; the same array each time
 */
export function useLoadedAhead(parts: readonly Part<unknown>[]): void {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const load = async () => {
      await afterFirstScreen(signal);
      signal.addEventListener("abort", holdTaxRows());
      await loadAgreementAhead();
      await Promise.all(parts.map((each) => each.load().catch(each.forget)));
      await ensurePorts();
    };
    load().catch(() => {
      // Not to be had now: the screen that shows the ports asks again.
    });
    return () => unmounted.abort();
  }, [parts]);
}
