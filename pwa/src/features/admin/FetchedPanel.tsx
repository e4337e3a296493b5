import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { adminMessages } from "./messages.ts";
import type { Answered } from "./useAnswered.ts";
import type { GrowingPages } from "./useGrowingPages.ts";

interface Props<T> {
  fetched: Answered<T> & Partial<Pick<GrowingPages<unknown, unknown>, "stopped" | "more">>;
  /** A line above: a count. Null for none. */
  note?: (value: T) => string | null;
  children: (value: T) => ReactNode;
}

/** Shows the data of an administrators' page once it is fetched, and until then that it is loading, or why it failed. */
export function FetchedPanel<T>({ fetched: { answer, again, stopped, more }, note, children }: Props<T>) {
  const t = useText(adminMessages);
  if (answer === undefined) return <Loading />;
  if (!answer.ok) {
    return (
      <>
        <Notice tone="alarm">{refusalMessage(answer.refusal)}</Notice>
        <EmptyState title={t("admin.failed")} action={<Button onClick={again}>{t("admin.again")}</Button>} />
      </>
    );
  }
  const line = note?.(answer.value) ?? null;
  return (
    <>
      {line !== null && (
        <Text size="sm" c="dimmed" mb="md">
          {line}
        </Text>
      )}
      {children(answer.value)}
      {stopped && (
        <Notice tone="alarm">
          {refusalMessage(stopped)}{" "}
          <Button size="compact-sm" variant="default" onClick={more}>
            {t("admin.again")}
          </Button>
        </Notice>
      )}
    </>
  );
}
