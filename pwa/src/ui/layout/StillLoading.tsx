import { Text } from "@mantine/core";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { Loading } from "./Loading.tsx";

interface Props {
  /** Whether fetching goes on or cannot for now; nothing is shown once it is complete. */
  arrival: "complete" | "arriving" | "offline";
  lines?: number;
}

/** Stands for what has not been fetched yet, below what has. */
export function StillLoading({ arrival, lines = 6 }: Props) {
  const t = useText(uiMessages);
  if (arrival === "complete") return null;
  return (
    <>
      {arrival === "offline" && <Text c="var(--color-wait-text)">{t("ui.notFetched")}</Text>}
      <Loading lines={lines} />
    </>
  );
}
