import { Group, NativeSelect, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useNavigate, useOutlet, useParams } from "react-router";
import { redlinePdf } from "../../../documents/comparison.ts";
import { draftPdf, draftWarnings } from "../../../documents/draft.ts";
import { readingCopyPdf } from "../../../documents/readingCopy.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { CompareSelect } from "./compare/CompareSelect.tsx";
import { Comparison } from "./compare/Comparison.tsx";
import { useCompared } from "./compare/useCompared.ts";
import { DownloadFile } from "./DownloadFile.tsx";
import { ReadingCopy } from "./documents/ReadingCopy.tsx";
import { contractMessages } from "./messages.ts";
import { useIsPhone } from "./reading/useReading.ts";
import { Drafted } from "./text/Drafted.tsx";
import { Generated } from "./text/Generated.tsx";
import { VersionSelect } from "./VersionSelect.tsx";

/** The contract, or in its place the page of a signature on its way. */
export function ContractSection() {
  return useOutlet() ?? <Contract />;
}

/** A version of the contract, as it was generated or as it would be generated now; compared with another one where that is chosen. */
function Contract() {
  const t = useText(contractMessages);
  const { id } = useWorkspace();
  const isPhone = useIsPhone();
  const { asked, exists, shown, isGenerated } = useShownVersion();
  const compared = useCompared(shown);
  const [consolidated, setConsolidated] = useState(false);
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
  // The PDF of a generated version is with its signatures.
  const download = file && (
    <DownloadFile key={`${file} ${shown} ${compared}`} type="application/pdf" {...downloads[file]} />
  );
  const texts = {
    redline: <Comparison from={from} to={to} />,
    reading: <ReadingCopy id={id} version={shown} />,
    draft: <Drafted consolidated={consolidated} download={download} />,
    generated: <Generated version={shown} />,
  };
  return (
    <Block
      title={t(compared === null ? "contract.title" : "contract.comparison")}
      note={isGenerated ? undefined : t("contract.draft")}
      // On a phone the draft's is in the card.
      actions={file === "draft" && isPhone ? undefined : download}
    >
      <Stack gap="sm">
        {!exists && <Notice tone="calm">{t("contract.noVersion", { version: asked })}</Notice>}
        <Choices shown={shown}>
          {compared === null && (!isGenerated || shown > 0) && (
            <ShowAddendum consolidated={consolidated} onChange={setConsolidated} />
          )}
        </Choices>
        {texts[file ?? "generated"]}
      </Stack>
    </Block>
  );
}

/** The version that is read and the one that it is compared with, once anything was generated. */
function Choices({ shown, children }: { shown: number; children: ReactNode }) {
  const { id, agreement } = useWorkspace();
  const navigate = useNavigate();
  if (agreement.generated_versions_len === 0) return null;
  return (
    <Group gap="sm">
      <VersionSelect shown={shown} onChoose={(version) => void navigate(`/agreement/${id}/contract/${version}`)} />
      {children}
      <CompareSelect shown={shown} />
    </Group>
  );
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

/** The version that the address asks for, and the one that is shown: the current one where it asks for none, or for one that is not there. */
function useShownVersion() {
  const { cruiseVersion = "" } = useParams();
  const { version: current, generated_versions_len: count } = useWorkspace().agreement;
  const asked = /^\d+$/.test(cruiseVersion) ? Number(cruiseVersion) : null;
  const exists = asked === null || asked < count || asked === current;
  const shown = asked !== null && exists ? asked : current;
  return { asked, exists, shown, isGenerated: shown < count };
}
