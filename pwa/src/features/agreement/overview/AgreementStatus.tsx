import type { Status } from "shared-schema/agreement/schema";
import { isSample } from "../../../store/session/sample.ts";
import { useText } from "../../../ui/i18n.ts";
import { StatusTag } from "../../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Block } from "../frame/Block.tsx";
import { StatusBadge } from "../frame/workspace/StatusBadge.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { DeleteCruise } from "../moves/DeleteCruise.tsx";
import { Generate } from "../moves/generate/Generate.tsx";
import { Moves } from "../moves/Moves.tsx";
import { UseAsTemplate } from "../moves/UseAsTemplate.tsx";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** How far the agreement has come, and each way on with its consequence. None of them is the page's first button: that is the next step. */
export function AgreementStatus() {
  const t = useText(overviewMessages);
  const { id, agreement } = useWorkspace();
  const { status, version, generated_versions_len } = agreement;
  return (
    <Block
      title={t("overview.status")}
      anchor="generate"
      actions={
        <div className={classes.tags}>
          <StatusBadge status={status} version={version} />
          <Generated count={generated_versions_len} status={status} />
        </div>
      }
    >
      <Generate />
      <Moves inRows />
      <div className={classes.quiet}>
        {!isSample() && <UseAsTemplate />}
        {/* The server keeps the history, and it does not know the sample. */}
        {!isSample() && <TextLink to={`/agreement/${id}/history`}>{t("overview.history")}</TextLink>}
        <DeleteCruise />
      </div>
    </Block>
  );
}

/** The generated versions beside the status that says how far the work is: the contract, and its addenda. */
function Generated({ count, status }: { count: number; status: Status }) {
  const t = useText(overviewMessages);
  return (
    <>
      {count > 0 && status !== "CONTRACT" && <StatusTag tone="plain">{t("overview.generated.contract")}</StatusTag>}
      {count > (status === "ADDENDUM" ? 2 : 1) && (
        <StatusTag tone="plain">{t("overview.generated.addenda", { count: count - 1 })}</StatusTag>
      )}
    </>
  );
}
