import type { SignatureView } from "shared-schema/api/agreement/signing";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { saveSigned } from "../SignedFiles.tsx";
import type { SigningProps } from "../signingContext.ts";
import { signingMessages } from "../signingMessages.ts";
import { useAction } from "../useAction.ts";

/** The PDF as it was after one signature. */
export function SignatureFile({ place, offline, signature }: SigningProps & { signature: SignatureView }) {
  const t = useText(signingMessages);
  const { busy, refusal, run } = useAction();
  const { name, claimed_document_id: document } = signature;
  if (document === null) return null;
  return (
    <>
      <BusyButton
        variant="subtle"
        px="xs"
        disabled={offline}
        busy={busy}
        aria-label={t("signing.pdfOf", { name })}
        onClick={() => run(() => saveSigned(place, document, ""))}
      >
        PDF
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
