import type { ReactNode } from "react";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { MissingList } from "../../frame/missing/MissingList.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../contract.module.css";
import { ContractCard } from "../inShort/ContractCard.tsx";
import { contractMessages } from "../messages.ts";
import { ReadContract } from "../reading/ReadContract.tsx";
import { useIsPhone } from "../reading/useReading.ts";
import { SignatureArea } from "../signatures/SignatureArea.tsx";
import { useSignatories } from "../signatures/signatories.ts";
import { useBlankAddresses } from "./useBlankAddresses.ts";
import { useDraft } from "./useDraft.ts";

/** The contract as it would be generated now, with who is to sign it. @param download hands out its PDF */
export function Drafted({ consolidated, download }: { consolidated: boolean; download: ReactNode }) {
  const t = useText(contractMessages);
  const { html, refusal, withoutAddendum } = useDraft(null, consolidated);
  const addressOf = useBlankAddresses();
  const isPhone = useIsPhone();
  const { signatories, onText } = useSignatories();
  return (
    <>
      {isPhone && (
        <ContractCard>
          {download}
          {signatories.length > 0 && (
            <details className={classes.fold}>
              <summary>
                {t("contract.signatures")} ({signatories.length})
              </summary>
              <SignatureArea signatories={signatories} />
            </details>
          )}
        </ContractCard>
      )}
      {refusal !== null && (
        <Notice tone="alarm" title={t("contract.failed")}>
          {refusal}
        </Notice>
      )}
      {withoutAddendum !== null && (
        <Notice tone="calm" title={t("contract.withoutAddendum")}>
          {withoutAddendum}
        </Notice>
      )}
      <Missing />
      <ReadContract
        html={html}
        addressOf={addressOf}
        onText={onText}
        beside={isPhone ? undefined : <SignatureArea signatories={signatories} />}
      />
    </>
  );
}

function Missing() {
  const t = useText(contractMessages);
  const { id, missing } = useWorkspace();
  const { paths } = missing;
  if (paths.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>
        {t("contract.missing")} ({paths.length})
      </summary>
      <MissingList agreementId={id} paths={paths} all />
    </details>
  );
}
