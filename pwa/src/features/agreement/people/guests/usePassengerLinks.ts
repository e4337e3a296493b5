import { useCallback, useEffect, useState } from "react";
import type { PassengerLinkView } from "shared-schema/api/privacy/passengerLink";
import { passengerLinksOf } from "#store/commands/passengerLinks.ts";
import { isSample } from "#store/session/sample.ts";
import { useSyncStatus } from "#store/status/status.ts";

/** The newest link of each passenger, by the number of the profile; empty until the server has answered. */
export interface PassengerLinks {
  of: ReadonlyMap<number, PassengerLinkView>;
  reload: () => void;
}

/** Asks the server for the links of an agreement, and again whenever it can be reached again. */
export function usePassengerLinks(id: number): PassengerLinks {
  const { offline } = useSyncStatus();
  const [links, setLinks] = useState<readonly PassengerLinkView[]>([]);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload asks again
  useEffect(() => {
    if (offline || isSample()) return;
    let left = false;
    void passengerLinksOf(id).then((answer) => {
      if (!left && answer.ok) setLinks(answer.value);
    });
    return () => {
      left = true;
    };
  }, [id, offline, asked]);
  const reload = useCallback(() => setAsked((count) => count + 1), []);
  return { of: new Map(links.map((link) => [link.profile_id, link])), reload };
}
