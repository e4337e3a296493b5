import { Button, CopyButton, Group } from "@mantine/core";
import { useState } from "react";
import { isOpen } from "shared-schema/agreement/status";
import type { Refusal, Result } from "shared-schema/base/result";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import type { InboxBody } from "shared-schema/sync/inbox";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { proveAndRetry } from "../../../store/inbox/proveAndRetry.ts";
import { discardInbox, retryInbox } from "../../../store/inbox/resolve.ts";
import { isRefusedCreate } from "../../../store/inbox/retryCreate.ts";
import { type KeyDoc, useAgreement } from "../../../store/queries/documents.ts";
import { useSyncFacts } from "../../../store/queries/syncFacts.ts";
import { subjectOf } from "../../../store/queries/titles.ts";
import { Details } from "../../../ui/details/Details.tsx";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { syncMessages } from "../messages.ts";
import { documentName } from "../naming.ts";
import { ClosedTerms } from "./ClosedTerms.tsx";
import { sidesOf } from "./sides.ts";

/** The refusal of an edit that came after the status had moved. */
const CLOSED: RefusalCode = "agreement.field-closed";

/** The refusal of bank details that were changed in a session without a proof. */
const UNPROVED: RefusalCode = "account.proof-needed";

/** The actions on a change that was not taken. */
export function InboxActions({ row }: { row: KeyDoc<InboxBody> }) {
  const t = useText(syncMessages);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const { body, key } = row;
  const conflict = body.kind === "conflict";
  const sides = sidesOf(body);
  const act = async (command: () => Promise<Result<void>>) => {
    setBusy(true);
    const result = await command().finally(() => setBusy(false));
    setRefusal(result.ok ? undefined : result.refusal);
  };
  const discard = async () => {
    const text = t("sync.discardAsk", { title: documentName(subjectOf(body), t) });
    if (await confirm(text, { confirmLabel: t("sync.discard"), danger: true })) await act(() => discardInbox(key));
  };
  const agreement = useAgreement(body.collection === "agreements" ? Number(body.document_id) : null);
  const isClosed =
    body.code === CLOSED && agreement !== null && agreement !== undefined && !isOpen(agreement.body.status, "terms");
  const json = JSON.stringify(body, null, 2);
  return (
    <>
      {refusal !== undefined && (
        <Notice tone="alarm">{t("sync.notReapplied", { reason: refusalSentence(refusal) })}</Notice>
      )}
      <Group gap="xs" mt="xs">
        {isClosed ? (
          <ClosedTerms row={row} agreement={agreement} busy={busy} act={act} />
        ) : body.code === UNPROVED ? (
          <BusyButton busy={busy} disabled={isOffline} onClick={() => void act(() => proveAndRetry([key]))}>
            {t("sync.prove")}
          </BusyButton>
        ) : (
          <BusyButton busy={busy} onClick={() => void act(() => retryInbox(key))}>
            {t(conflict ? sides.take : isRefusedCreate(body) ? "sync.createAgain" : "sync.retryEdit")}
          </BusyButton>
        )}
        <Button variant="default" onClick={() => void discard()}>
          {t(conflict ? sides.keep : "sync.discard")}
        </Button>
      </Group>
      <Details>
        <Group gap="xs">
          <CopyButton value={json}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? "sync.copied" : "sync.copy")}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            onClick={() => saveFile(`passerelle-${body.collection}-${body.document_id}.json`, json, "application/json")}
          >
            {t("sync.exportOne")}
          </Button>
        </Group>
      </Details>
    </>
  );
}
