import type { ReactNode } from "react";
import type { TaxTableView } from "shared-schema/api/reference/taxTable";
import type { Refusal, Result } from "shared-schema/base/result";
import { changeTable, type TableChange } from "shared-schema/pricing/tax/table/table";
import { type Method, type RequestOptions, request } from "#store/http/http.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { refusalMessage, refusalMessageBesideFields } from "#ui/feedback/refusalMessage.tsx";
import type { SaveResult } from "#ui/fields/types.ts";
import { useToday } from "#ui/useToday.ts";
import { DraftEffect } from "../effect/DraftEffect.tsx";

export interface ChangeProps {
  table: TaxTableView;
  opened: boolean;
  onClose: () => void;
  onChanged: (table: TaxTableView) => void;
}

interface Props extends ChangeProps {
  title: string;
  submitLabel: string;
  /** The change as it is typed, or what is wrong with it. */
  change: () => Result<TableChange>;
  /** The call that makes it. */
  call: (change: TableChange) => { method: Method; path: string; options: RequestOptions };
  /** Shows a refusal at the fields that it names; null clears them. */
  onRefused: (refusal: Refusal | null) => void;
  children?: ReactNode;
}

/** A change of the table in a dialog: checked by the table's own rule, previewed on the drafts, then sent. */
export function ChangeDialog(props: Props) {
  const { table, opened, title, submitLabel, change, call, onClose, onChanged, onRefused, children } = props;
  const today = useToday();
  const decided = () => {
    const wanted = change();
    const after = wanted.ok ? changeTable(table.rows, wanted.value, today) : wanted;
    onRefused(after.ok ? null : after.refusal);
    return { wanted, after };
  };
  const submit = async (): Promise<SaveResult> => {
    const { wanted, after } = decided();
    if (!after.ok) return { ok: false, message: refusalMessageBesideFields(after.refusal) };
    if (!wanted.ok) return { ok: false, message: refusalMessageBesideFields(wanted.refusal) };
    const { method, path, options } = call(wanted.value);
    const answer = await request<TaxTableView>(method, path, { ...options, quiet: true });
    if (!answer.ok) return { ok: false, message: refusalMessage(answer.refusal) };
    onClose();
    onChanged(answer.value);
    return { ok: true };
  };
  const preview = () => {
    const { after } = decided();
    return after.ok ? after.value : null;
  };
  return (
    <FormDialog opened={opened} size="xl" title={title} submitLabel={submitLabel} onClose={onClose} onSubmit={submit}>
      {children}
      <DraftEffect before={table.rows} after={preview} />
    </FormDialog>
  );
}
