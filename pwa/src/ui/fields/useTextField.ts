import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import type { FieldProps, Parsed } from "./types.ts";
import { useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

const shown = (value: string | null) => value ?? "";

/**
 * A text that saves itself, of one line or several; empty is null.
 * @param trim takes off what is not kept of what was typed
 */
export function useTextField(props: FieldProps<string>, trim: (text: string) => string) {
  const t = useText(uiMessages);
  const parse = (text: string): Parsed<string | null> => {
    const value = trim(text);
    if (value === "" && props.required === "refuse") return { ok: false, message: t("ui.required") };
    return { ok: true, value: value === "" ? null : value };
  };
  const field = useAutosave({
    value: props.value,
    format: shown,
    parse,
    onSave: props.onSave,
    name: props.name,
    disabled: props.disabled,
  });
  const messages = useFieldMessages(field, {
    error: props.error,
    required: props.required,
    description: props.description,
  });
  return { field, messages };
}
