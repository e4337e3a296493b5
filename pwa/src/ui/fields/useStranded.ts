import { useEffect, useId, useRef } from "react";
import { strandText } from "./unsavedText.ts";

interface Stranded {
  /** The text could not be saved as it stands. */
  failed: boolean;
  /** Where it waits; null where it lasts as long as its field. */
  place: string | null;
  text: string;
  /** Brings the stored text back. */
  reset: () => void;
}

/** Tells, for as long as it is so, that a field holds what could not be saved. */
export function useStranded({ failed, place, text, reset }: Stranded): void {
  const id = useId();
  const latest = useRef({ text, reset });
  latest.current = { text, reset };
  useEffect(() => {
    if (!failed) return;
    return strandText(place ?? `${window.location.pathname} ${id}`, latest.current.text, () => latest.current.reset());
  }, [failed, place, id]);
}
