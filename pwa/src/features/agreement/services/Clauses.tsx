import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { byPos } from "shared-schema/agreement/order";
import { addClause } from "../../../store/commands/agreement/clauses.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { ClauseRow } from "./ClauseRow.tsx";
import { clauseMessages } from "./clauseMessages.ts";

/** The clauses by which the parties supplement the standard terms or depart from them. */
export function Clauses() {
  const t = useText(clauseMessages);
  const { id, agreement, may } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>();
  const clauses = byPos(agreement.clauses ?? {});
  const add = async () => {
    const result = await addClause(id);
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  };
  const button = may.terms && (
    <Button variant="default" leftSection={<PlusIcon />} onClick={add}>
      {t("clauses.add")}
    </Button>
  );
  return (
    <Block title={t("clauses.title")} anchor="cruise.clauses" actions={clauses.length > 0 && button}>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {clauses.length === 0 ? (
        <EmptyState title={t("clauses.empty")} action={button}>
          {t("clauses.empty.hint")}
        </EmptyState>
      ) : (
        clauses.map(([partId, clause], index) => (
          <ClauseRow key={partId} partId={partId} clause={clause} number={index + 1} />
        ))
      )}
    </Block>
  );
}
