import { Text } from "@mantine/core";

/** A doubt about a field, in words; nothing when there is none. */
export function Warning({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Text size="sm" c="var(--color-wait-text)" role="status">
      {children}
    </Text>
  );
}
