import { Text } from "@mantine/core";
import { reopeningMove } from "shared-schema/agreement/reopening";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import type { InboxBody } from "shared-schema/sync/inbox";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { reopenAndRetry } from "../../../store/inbox/reopenAndRetry.ts";
import { type Doc, type KeyDoc, useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { closedMessages } from "./closedMessages.ts";

interface Props {
  row: KeyDoc<InboxBody>;
  agreement: Doc<AgreementBody>;
  busy: boolean;
  act: (command: () => Promise<Result<void>>) => Promise<void>;
}

/** The next step for an edit that came after the terms were closed: unlock, or propose it for an addendum. */
export function ClosedTerms({ row, agreement: { id, body }, busy, act }: Props) {
  const t = useText(closedMessages);
  const move = reopeningMove(body, useViewer());
  if (move === null) {
    return (
      <Text size="sm" w="100%">
        {t("sync.closed.none")}
      </Text>
    );
  }
  const reopen = async () => {
    if (!(await confirm(t(`sync.closed.${move}.ask`), { confirmLabel: t(`sync.closed.${move}`) }))) return;
    await act(() => reopenAndRetry(row.key, { id, version: body.version }, move));
  };
  return (
    <>
      <Text size="sm" w="100%">
        {t(`sync.closed.${move}.next`)}
      </Text>
      <BusyButton busy={busy} onClick={() => void reopen()}>
        {t(`sync.closed.${move}`)}
      </BusyButton>
    </>
  );
}
