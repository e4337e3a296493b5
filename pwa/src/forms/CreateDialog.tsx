import type { FormValidateInput, UseFormReturnType } from "@mantine/form";
import { useForm } from "@mantine/form";
import type { ReactNode } from "react";
import type { Result } from "shared-schema/base/result";
import { FormDialog } from "../ui/feedback/FormDialog.tsx";
import { refusalInForm } from "../ui/feedback/refusalMessage.tsx";
import type { SaveResult } from "../ui/fields/types.ts";

/** The props of a dialog that creates something. */
export interface CreateDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called with the new id once the dialog has closed. */
  onCreated: (id: number) => void;
}

interface Props<V extends Record<string, unknown>> extends CreateDialogProps {
  title: string;
  submitLabel: string;
  initialValues: V;
  validate: FormValidateInput<V>;
  create: (values: V) => Promise<Result<number>>;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/**
 * A short form in a dialog that creates something. A refusal is shown at its field, or else above the buttons. Once the
 * thing is created, the form is emptied and the dialog closes.
 */
export function CreateDialog<V extends Record<string, unknown>>(props: Props<V>) {
  const { opened, title, submitLabel, onClose, onCreated, create } = props;
  const form = useForm<V>({ initialValues: props.initialValues, validate: props.validate });
  const submit = async (): Promise<SaveResult> => {
    if (form.validate().hasErrors) return { ok: false, message: null };
    const result = await create(form.getValues());
    if (!result.ok) {
      return { ok: false, message: refusalInForm(form, result.refusal) };
    }
    form.reset();
    onClose();
    onCreated(result.value);
    return { ok: true };
  };
  return (
    <FormDialog opened={opened} title={title} submitLabel={submitLabel} onClose={onClose} onSubmit={submit}>
      {props.children(form)}
    </FormDialog>
  );
}
