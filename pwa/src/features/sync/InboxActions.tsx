import { Button, CopyButton, Group } from "@mantine/core";
import { useState } from "react";
import type { Result } from "shared-schema/result";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { KeyDoc } from "../../store/documents.ts";
import { discardInbox, reapplyInbox } from "../../store/sync/inbox.ts";
import { isRefusedCreate } from "../../store/sync/recreate.ts";
import { subjectOf } from "../../store/sync/titles.ts";
import { confirm } from "../../ui/confirm.tsx";
import { useText } from "../../ui/i18n.ts";
import { Notice } from "../../ui/Notice.tsx";
import { said } from "../../ui/said.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { syncMessages } from "./messages.ts";
import { documentName } from "./naming.ts";
import { sidesOf } from "./sides.ts";

/** What can be done with a change that was not taken. */
export function InboxActions({ row }: { row: KeyDoc<InboxBody> }) {
  const t = useText(syncMessages);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { body, key } = row;
  const clash = body.kind === "clash";
  const sides = sidesOf(body);
  const act = async (command: () => Promise<Result<void>>) => {
    setBusy(true);
    const result = await command().finally(() => setBusy(false));
    setRefusal(result.ok ? undefined : said(result.refusal));
  };
  const discard = async () => {
    const text = t("sync.discardAsk", { title: documentName(subjectOf(body), t) });
    if (await confirm(text, { confirmLabel: t("sync.discard"), danger: true })) await act(() => discardInbox(key));
  };
  const json = JSON.stringify(body, null, 2);
  return (
    <>
      {refusal !== undefined && <Notice tone="alarm">{t("sync.notReapplied", { reason: refusal })}</Notice>}
      <Group gap="xs" mt="xs">
        <Button loading={busy} onClick={() => void act(() => reapplyInbox(key))}>
          {t(clash ? sides.take : isRefusedCreate(body) ? "sync.createAgain" : "sync.reapply")}
        </Button>
        <Button variant="default" onClick={() => void discard()}>
          {t(clash ? sides.keep : "sync.discard")}
        </Button>
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
    </>
  );
}
