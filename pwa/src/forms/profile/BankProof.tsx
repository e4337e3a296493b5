import { type ReactNode, useState } from "react";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useInbox } from "../../store/inbox/inbox.ts";
import { proveAndRetry } from "../../store/inbox/proveAndRetry.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { profileFormMessages } from "./messages.ts";

const UNPROVED: RefusalCode = "account.proof-needed";

/** Says that new bank details of a profile wait for a proof that it is the account's owner, and asks for it. */
export function BankProof({ id }: { id: number }) {
  const t = useText(profileFormMessages);
  const inbox = useInbox();
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const keys = (inbox ?? [])
    .filter(({ body }) => body.collection === "profiles" && body.document_id === String(id) && body.code === UNPROVED)
    .map(({ key }) => key);
  if (keys.length === 0) return null;
  const confirm = async () => {
    setBusy(true);
    const written = await proveAndRetry(keys).finally(() => setBusy(false));
    setRefusal(written.ok ? null : refusalMessage(written.refusal));
  };
  return (
    <Notice tone="wait">
      {refusal ?? t(isOffline ? "profileForm.bankWaitsOffline" : "profileForm.bankWaits")}{" "}
      <BusyButton size="compact-sm" variant="default" busy={busy} disabled={isOffline} onClick={() => void confirm()}>
        {t("profileForm.prove")}
      </BusyButton>
    </Notice>
  );
}
