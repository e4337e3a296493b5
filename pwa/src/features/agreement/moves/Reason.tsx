import { Text } from "@mantine/core";
import type { ReactNode } from "react";

/** The reason for a disabled button, beneath it; the button refers to it by `aria-describedby`. */
export function Reason({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Text id={id} size="sm" c="dimmed" w="100%">
      {children}
    </Text>
  );
}
