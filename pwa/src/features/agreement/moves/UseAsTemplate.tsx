import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { mayCreateAgreements } from "shared-schema/agreement/access";
import { leftOutMessages, leftOutWords } from "../../../forms/leftOut/leftOutMessages.ts";
import { createLike, draftLike } from "../../../store/commands/agreement/from/like.ts";
import { useSession } from "../../../store/session/session.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { moveMessages } from "./moveMessages.ts";

/** Creates an agreement like this one, for those who may create one and read this contract. */
export function UseAsTemplate() {
  const t = useText(moveMessages);
  const tLeftOut = useText(leftOutMessages);
  const { agreement, access } = useWorkspace();
  const mayCreate = useSession(({ user }) => user !== null && mayCreateAgreements(user));
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ReactNode>();
  if (!mayCreate || !access.contract) return null;
  const create = async () => {
    const { left_out } = await draftLike(agreement, agreement.name);
    const listed = left_out.map((item) => `– ${leftOutWords(tLeftOut, item)}`);
    const also = listed.length > 0 ? ["", tLeftOut("leftOut.title"), ...listed] : [];
    const question = [t("move.template.ask"), ...also].join("\n");
    if (!(await confirm(question, { confirmLabel: t("move.template.create") }))) return;
    const made = await createLike(agreement, agreement.name);
    if (made.ok) await navigate(`/agreement/${made.value}`);
    else setRefusal(refusalMessage(made.refusal));
  };
  return (
    <>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Button variant="subtle" px={0} onClick={create}>
        {t("move.template")}
      </Button>
    </>
  );
}
