import { Group } from "@mantine/core";
import { isSample } from "#store/session/sample.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { InPlace } from "#ui/loading/InPlace.tsx";
import { part } from "#ui/loading/part.ts";
import { uiMessages } from "#ui/messages.ts";
import { useIsBeside } from "../../frame/useIsBeside.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { ContractCard } from "../inShort/ContractCard.tsx";
import { contractMessages } from "../messages.ts";
import { ReadContract } from "../reading/ReadContract.tsx";
import { useIsPhone } from "../reading/useReading.ts";
import { SignatureArea } from "../signatures/SignatureArea.tsx";
import { type Signatory, useSignatories } from "../signatures/signatories.ts";
import { GeneratedFile } from "./GeneratedFile.tsx";
import { useVersion } from "./useVersion.ts";

const signing = part(() => import("../signing/SigningArea.tsx").then((module) => module.SigningArea));

/** A version as it was generated, with who signs it. */
export function Generated({ version }: { version: number }) {
  const t = useText(contractMessages);
  const retryText = useText(uiMessages);
  const { id, agreement } = useWorkspace();
  const { html, refusal, busy, retry } = useVersion(id, version);
  const { signatories, onText } = useSignatories();
  const isPhone = useIsPhone();
  if (refusal === null) {
    const signatures = html !== null && <Signing version={version} signatories={signatories} />;
    // The figures of an earlier version are in its text alone.
    const hasCard = isPhone && version === agreement.version;
    return (
      <>
        {hasCard && <ContractCard>{signatures}</ContractCard>}
        <ReadContract html={html} onText={onText} beside={hasCard ? undefined : signatures} />
      </>
    );
  }
  return (
    <Notice tone="alarm" title={t("contract.unread")}>
      {refusal}{" "}
      <BusyButton size="compact-sm" variant="default" busy={busy} onClick={retry}>
        {retryText("ui.retry")}
      </BusyButton>
    </Notice>
  );
}

/** The list that the text itself has stands for the signatures until the server has said more of them. */
function Signing({ version, signatories }: { version: number; signatories: readonly Signatory[] }) {
  const { id } = useWorkspace();
  const isBeside = useIsBeside();
  const plain = (
    <>
      <SignatureArea signatories={signatories} />
      <Group gap="sm">
        <GeneratedFile id={id} version={version} />
      </Group>
    </>
  );
  if (isSample()) return plain;
  return (
    <InPlace part={signing} waiting={plain}>
      {(SigningArea) => <SigningArea place={{ id, version }} fallback={plain} hasPlainPdf unfolded={isBeside} />}
    </InPlace>
  );
}
