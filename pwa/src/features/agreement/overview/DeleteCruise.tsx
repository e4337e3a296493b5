import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteAgreement } from "../../../store/commands/agreements.ts";
import { confirm } from "../../../ui/confirm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { said } from "../../../ui/said.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { overviewMessages } from "./messages.ts";

/** Deletes a draft of which nothing was generated, after asking. */
export function DeleteCruise() {
  const t = useText(overviewMessages);
  const { id, access, agreement } = useWorkspace();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  if (!access.write || agreement.generated_versions_len > 0) return null;
  const remove = async () => {
    if (!(await confirm(t("overview.delete.confirm"), { danger: true, confirmLabel: t("overview.delete") }))) return;
    const result = await deleteAgreement(id);
    if (result.ok) await navigate("/agreement", { replace: true });
    else setRefusal(said(result.refusal));
  };
  return (
    <>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Button variant="outline" color="signal" leftSection={<TrashIcon size={18} />} onClick={remove}>
        {t("overview.delete")}
      </Button>
    </>
  );
}
