import { ActionIcon } from "@mantine/core";
import type { Clause } from "shared-schema/agreement/schema";
import { patchClause, removeClause } from "../../../store/commands/agreement/clauses.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { saved } from "../../../ui/feedback/saving.ts";
import { TextareaField } from "../../../ui/fields/TextareaField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clauseMessages } from "./clauseMessages.ts";
import classes from "./services.module.css";

interface Props {
  partId: string;
  clause: Clause;
  /** Its number in the contract. */
  number: number;
}

/** One clause in both languages, edited in place. */
export function ClauseRow({ partId, clause, number }: Props) {
  const t = useText(clauseMessages);
  const { id, may } = useWorkspace();
  const remove = async () => {
    if (await confirm(t("clauses.delete.confirm"), { danger: true })) await removeClause(id, partId);
  };
  return (
    <fieldset className={classes.clause}>
      <legend className={classes.legend}>{t("clauses.one", { number })}</legend>
      {(["text_fr", "text_en"] as const).map((field) => (
        <div key={field} className={classes[field]}>
          <TextareaField
            label={t(`clauses.field.${field}`)}
            path={fieldPath("agreements", id, "clauses", partId, field)}
            value={clause[field]}
            minRows={3}
            required="warn"
            disabled={!may.terms}
            onSave={(text) => saved(patchClause(id, partId, { [field]: text }))}
          />
        </div>
      ))}
      <div className={classes.delete}>
        {may.terms && (
          <ActionIcon aria-label={t("clauses.delete", { number })} onClick={remove}>
            <TrashIcon />
          </ActionIcon>
        )}
      </div>
    </fieldset>
  );
}
