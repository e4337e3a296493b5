import { Anchor, Stack } from "@mantine/core";
import { useRef } from "react";
import { Outlet, useParams } from "react-router";
import { isGenerated } from "shared-schema/agreement/status";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/Loading.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Block } from "../frame/Block.tsx";
import { MissingList } from "../frame/MissingList.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import classes from "./contract.module.css";
import { DownloadPdf } from "./DownloadPdf.tsx";
import { DraftText, type DraftTextHandle } from "./DraftText.tsx";
import { contractMessages } from "./messages.ts";
import { useDraft } from "./useDraft.ts";

/** The contract as it would be generated now: its text with the watermark, its PDF, and what it still lacks. */
export function ContractSection() {
  const t = useText(contractMessages);
  const { id, agreement, missing } = useWorkspace();
  const { html, refusal } = useDraft();
  const text = useRef<DraftTextHandle>(null);
  const asked = useAskedVersion();
  const state = isGenerated(agreement.status) ? "" : ` · ${t("contract.draft")}`;
  return (
    <>
      <Outlet />
      <Block
        title={t("contract.title")}
        note={`${t("contract.version", { version: agreement.version })}${state}`}
        actions={<DownloadPdf />}
      >
        <Stack gap="sm">
          {asked !== null && asked !== agreement.version && (
            <Notice tone="calm">{t("contract.otherVersion", { version: asked })}</Notice>
          )}
          {refusal !== null && (
            <Notice tone="alarm" title={t("contract.failed")}>
              {refusal}
            </Notice>
          )}
          {missing.length > 0 && (
            <details>
              <summary>
                {t("contract.missing")} ({missing.length})
              </summary>
              <MissingList agreementId={id} paths={missing} all />
            </details>
          )}
          <nav className={classes.jumps} aria-label={t("contract.jump")}>
            <Anchor component="button" className={classes.jump} onClick={() => text.current?.jump("standard-terms")}>
              {t("contract.standardTerms")}
            </Anchor>
            <Anchor component="button" className={classes.jump} onClick={() => text.current?.jump("tax-regime")}>
              {t("contract.taxRegime")}
            </Anchor>
          </nav>
          {html === null ? <Loading lines={12} /> : <DraftText ref={text} html={html} label={t("contract.text")} />}
        </Stack>
      </Block>
    </>
  );
}

/** The version in the address; null where there is none, or no number. */
function useAskedVersion(): number | null {
  const { cruiseVersion = "" } = useParams();
  return /^\d+$/.test(cruiseVersion) ? Number(cruiseVersion) : null;
}
