import type { UseFormReturnType } from "@mantine/form";
import type { Result } from "shared-schema/result";
import type { SaveResult } from "../ui/fields/types.ts";
import { said, saidAtFields } from "../ui/said.ts";

interface Creation<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  create: (values: V) => Promise<Result<number>>;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/**
 * How a dialog that makes something new is submitted: what is not filled in is told at its field, and so is what the rules
 * refuse; the rest is said above the buttons. Once it is made the dialog is empty again and closes.
 */
export function submitCreation<V extends Record<string, unknown>>(creation: Creation<V>): () => Promise<SaveResult> {
  const { form, create, onClose, onCreated } = creation;
  return async () => {
    if (form.validate().hasErrors) return { ok: false, message: "" };
    const result = await create(form.getValues());
    if (!result.ok) {
      form.setErrors(saidAtFields(result.refusal));
      return { ok: false, message: said(result.refusal) };
    }
    form.reset();
    onClose();
    onCreated(result.value);
    return { ok: true };
  };
}
