import { Group, NativeSelect, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useOutlet, useParams } from "react-router";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { redlinePdf } from "../../../documents/comparison.ts";
import { draftPdf, draftWarnings } from "../../../documents/draft.ts";
import { readingCopyPdf } from "../../../documents/readingCopy.ts";
import { isSample } from "../../../store/session/sample.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";
import { uiMessages } from "../../../ui/messages.ts";
import { Block } from "../frame/Block.tsx";
import { MissingList } from "../frame/missing/MissingList.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { CompareSelect } from "./compare/CompareSelect.tsx";
import { Comparison } from "./compare/Comparison.tsx";
import { useCompared } from "./compare/useCompared.ts";
import { DownloadFile } from "./DownloadFile.tsx";
import { ReadingCopy } from "./documents/ReadingCopy.tsx";
import { GeneratedFile } from "./GeneratedFile.tsx";
import { contractMessages } from "./messages.ts";
import { ReadContract } from "./ReadContract.tsx";
import { SignatureArea } from "./signatures/SignatureArea.tsx";
import { type Signatory, useSignatories } from "./signatures/signatories.ts";
import { useBlankAddresses } from "./useBlankAddresses.ts";
import { useDraft } from "./useDraft.ts";
import { useVersion } from "./useVersion.ts";
import { VersionSelect } from "./VersionSelect.tsx";

const signing = part(() => import("./signing/SigningArea.tsx").then((module) => module.SigningArea));

/** The contract, or in its place the page of a signature on its way. */
export function ContractSection() {
  return useOutlet() ?? <Contract />;
}

/** A version of the contract, as it was generated or as it would be generated now; compared with another one where that is chosen. */
function Contract() {
  const t = useText(contractMessages);
  const { id, agreement } = useWorkspace();
  const { version: current, generated_versions_len: count } = agreement;
  const navigate = useNavigate();
  const asked = useAskedVersion();
  const exists = asked === null || asked < count || asked === current;
  const shown = asked !== null && exists ? asked : current;
  const compared = useCompared(shown);
  const [consolidated, setConsolidated] = useState(false);
  const isGenerated = shown < count;
  // The earlier version comes first, whichever of the two is on screen.
  const [from, to] = [Math.min(shown, compared ?? shown), Math.max(shown, compared ?? shown)];
  const isReadingCopy = isGenerated && consolidated && shown > 0;
  const file = compared !== null ? "redline" : isReadingCopy ? "reading" : isGenerated ? null : "draft";
  const downloads = {
    redline: { label: t("contract.downloadRedline"), make: () => redlinePdf({ id, from, to }) },
    reading: { label: t("contract.downloadReadingCopy"), make: () => readingCopyPdf(id, shown) },
    draft: {
      label: t("contract.download"),
      check: () => draftWarnings(id, consolidated),
      make: () => draftPdf(id, consolidated),
    },
  };
  return (
    <Block
      title={t(compared === null ? "contract.title" : "contract.comparison")}
      note={isGenerated ? undefined : t("contract.draft")}
      // The PDF of a generated version is with its signatures.
      actions={
        file && <DownloadFile key={`${file} ${shown} ${compared}`} type="application/pdf" {...downloads[file]} />
      }
    >
      <Stack gap="sm">
        {!exists && <Notice tone="calm">{t("contract.noVersion", { version: asked })}</Notice>}
        {count > 0 && (
          <Group gap="sm">
            <VersionSelect
              shown={shown}
              onChoose={(version) => void navigate(`/agreement/${id}/contract/${version}`)}
            />
            {compared === null && (!isGenerated || shown > 0) && (
              <ShowAddendum consolidated={consolidated} onChange={setConsolidated} />
            )}
            <CompareSelect shown={shown} />
          </Group>
        )}
        {compared !== null ? (
          <Comparison from={from} to={to} />
        ) : (
          <Text {...{ shown, isGenerated, isReadingCopy, consolidated }} />
        )}
      </Stack>
    </Block>
  );
}

interface TextProps {
  /** The version. */
  shown: number;
  isGenerated: boolean;
  isReadingCopy: boolean;
  consolidated: boolean;
}

function Text({ shown, isGenerated, isReadingCopy, consolidated }: TextProps) {
  const { id } = useWorkspace();
  if (isReadingCopy) return <ReadingCopy id={id} version={shown} />;
  return isGenerated ? <Generated version={shown} /> : <Drafted consolidated={consolidated} />;
}

function ShowAddendum({ consolidated, onChange }: { consolidated: boolean; onChange: (value: boolean) => void }) {
  const t = useText(contractMessages);
  return (
    <NativeSelect
      label={t("contract.show")}
      data={[
        { value: "addendum", label: t("contract.show.addendum") },
        { value: "consolidated", label: t("contract.show.consolidated") },
      ]}
      value={consolidated ? "consolidated" : "addendum"}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "consolidated")}
    />
  );
}

function Generated({ version }: { version: number }) {
  const t = useText(contractMessages);
  const retryText = useText(uiMessages);
  const { id } = useWorkspace();
  const { html, refusal, busy, retry } = useVersion(id, version);
  const { signatories, onText } = useSignatories();
  if (refusal === null) {
    return (
      <>
        {html !== null && <Signing version={version} signatories={signatories} />}
        <ReadContract html={html} onText={onText} />
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
      {(SigningArea) => <SigningArea place={{ id, version }} fallback={plain} hasPlainPdf />}
    </InPlace>
  );
}

function Drafted({ consolidated }: { consolidated: boolean }) {
  const t = useText(contractMessages);
  const { id, missing } = useWorkspace();
  const { paths } = missing;
  const { html, refusal, withoutAddendum } = useDraft(null, consolidated);
  const addressOf = useBlankAddresses();
  const { signatories, onText } = useSignatories();
  return (
    <>
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
      {paths.length > 0 && (
        <details>
          <summary>
            {t("contract.missing")} ({paths.length})
          </summary>
          <MissingList agreementId={id} paths={paths} all />
        </details>
      )}
      {html !== null && <SignatureArea signatories={signatories} />}
      <ReadContract html={html} addressOf={addressOf} onText={onText} />
    </>
  );
}

/** The version in the address; null where there is none, or no number. */
function useAskedVersion(): number | null {
  const { cruiseVersion = "" } = useParams();
  return /^\d+$/.test(cruiseVersion) ? Number(cruiseVersion) : null;
}
