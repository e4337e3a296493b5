import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/Loading.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { DraftText } from "../contract/DraftText.tsx";
import { contractMessages } from "../contract/messages.ts";
import { useDraft } from "../contract/useDraft.ts";
import { Block } from "../frame/Block.tsx";

/** The HTML draft of the charter contract. */
export function DocumentsSection() {
  const t = useText(contractMessages);
  const { html, refusal } = useDraft();
  return (
    <Block title={t("contract.documents")} note={t("contract.documents.note")}>
      {refusal !== null && (
        <Notice tone="alarm" title={t("contract.failed")}>
          {refusal}
        </Notice>
      )}
      {html === null ? <Loading lines={12} /> : <DraftText html={html} label={t("contract.text")} />}
    </Block>
  );
}
