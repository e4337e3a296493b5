import { Progress, Text } from "@mantine/core";

interface Props {
  /** Names the work for screen readers. */
  label: string;
  reached: number;
  total: number;
  /** The same in words. */
  words: string;
}

/** How far something is that takes a while. */
export function ProgressLine({ label, reached, total, words }: Props) {
  return (
    <div>
      <Progress value={(reached / total) * 100} aria-label={label} transitionDuration={0} />
      <Text size="sm" c="dimmed">
        {words}
      </Text>
    </div>
  );
}
