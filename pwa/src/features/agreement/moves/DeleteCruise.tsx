import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { decideAgreementChange } from "shared-schema/agreement/change";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { deleteAgreement } from "../../../store/commands/agreement/agreements.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useToday } from "../../../ui/useToday.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { moveMessages } from "./moveMessages.ts";
import { Reason } from "./Reason.tsx";

/** Deletes a draft of which nothing was generated, after asking; disabled with its reason where the rule refuses. */
export function DeleteCruise() {
  const t = useText(moveMessages);
  const { id, access, agreement } = useWorkspace();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ReactNode>();
  const today = useToday();
  if (!access.write) return null;
  const allowed = decideAgreementChange(agreement, null, viewer, today).ok;
  const reason = reasonAgainst(agreement);
  const remove = async () => {
    if (!(await confirm(t("move.delete.confirm"), { danger: true, confirmLabel: t("move.delete") }))) return;
    const result = await deleteAgreement(id);
    if (result.ok) await navigate("/agreement", { replace: true });
    else setRefusal(refusalMessage(result.refusal));
  };
  return (
    <>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Button
        variant="subtle"
        color="signal"
        leftSection={<TrashIcon size={18} />}
        disabled={!allowed}
        aria-describedby={allowed ? undefined : "delete-reason"}
        onClick={remove}
      >
        {t("move.delete")}
      </Button>
      {!allowed && <Reason id="delete-reason">{t(reason)}</Reason>}
    </>
  );
}

function reasonAgainst({ generated_versions_len, status }: AgreementBody) {
  if (generated_versions_len > 0) return "move.delete.generated";
  return status === "DRAFT" ? "move.delete.paid" : "move.delete.notDraft";
}
