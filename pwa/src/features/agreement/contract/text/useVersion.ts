import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { GeneratedVersion } from "shared-schema/api/agreement/version";
import { forReader, listVersions, readVersion } from "#store/queries/kept/contractVersions.ts";
import { reconnections } from "#store/queries/reconnections.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import type { Draft } from "./useDraft.ts";

interface Read {
  /** The version that was read. */
  of: number | null;
  html: string | null;
  refusal: ReactNode;
}

const NOTHING: Read = { of: null, html: null, refusal: null };

/** The text of a generated version, as a fragment to show, as soon as it is there. A failed request is repeated once there is a connection. */
export function useVersion(id: number, version: number): Draft & { busy: boolean; retry: () => void } {
  const [read, setRead] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState({ version: -1, attempt: -1, ok: false });
  useEffect(() => {
    let current = true;
    const onHtml = (page: string) => {
      if (current) setRead({ of: version, html: articleOf(page), refusal: null });
    };
    void readVersion(id, version, onHtml).then((result) => {
      if (!current) return;
      setAnswered({ version, attempt, ok: result.ok });
      if (result.ok) return;
      const refusal = refusalMessage(forReader(result));
      // A text that is shown stays, although its PDF did not arrive.
      setRead((last) => (last.of === version && last.html !== null ? last : { of: version, html: null, refusal }));
    });
    return () => {
      current = false;
    };
  }, [id, version, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const busy = answered.version !== version || answered.attempt !== attempt;
  const hasFailed = !busy && !answered.ok;
  useEffect(() => {
    if (!hasFailed) return;
    const subscription = reconnections().subscribe(retry);
    return () => subscription.unsubscribe();
  }, [hasFailed, retry]);
  const { html, refusal } = read.of === version ? read : NOTHING;
  return { html, refusal, busy, retry };
}

/** The contract in a page of the server's: what is around it is for browsers without the app. */
function articleOf(page: string): string {
  return new DOMParser().parseFromString(page, "text/html").querySelector("article")?.outerHTML ?? "";
}

/**
 * The generated versions of an agreement, newest first.
 * @param count how many there are; without an answer of the server each counts as readable
 */
export function useVersions(id: number, count: number): Pick<GeneratedVersion, "version" | "read_access">[] {
  const [listed, setListed] = useState<GeneratedVersion[]>([]);
  useEffect(() => {
    if (count === 0) return;
    let current = true;
    void listVersions(id).then((result) => {
      if (current && result.ok) setListed(result.value);
    });
    return () => {
      current = false;
    };
  }, [id, count]);
  return Array.from({ length: count }, (_, index) => {
    const version = count - 1 - index;
    const known = listed.find((each) => each.version === version);
    return { version, read_access: known?.read_access ?? true };
  });
}
