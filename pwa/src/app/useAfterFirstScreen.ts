import { useEffect, useState } from "react";
import { afterFirstScreen } from "../base/firstScreen.ts";

/** Returns whether the first screen has been drawn: parts that can wait are shown from then on. */
export function useAfterFirstScreen(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    afterFirstScreen(unmounted.signal).then(
      () => setDrawn(true),
      () => undefined,
    );
    return () => unmounted.abort();
  }, []);
  return drawn;
}
