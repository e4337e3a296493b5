import { Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * Says that a move was made. The pressed button goes with the move: the focus comes here, to the link if there is one, unless someone
 * is typing elsewhere by then.
 */
export function Done({ children }: { children: ReactNode }) {
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches("input, textarea, select")) return;
    (sentence.current?.querySelector("a") ?? sentence.current)?.focus();
  }, []);
  return (
    <Text ref={sentence} component="div" role="status" tabIndex={-1} w="100%">
      {children}
    </Text>
  );
}
