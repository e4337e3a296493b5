import { Textarea } from "@mantine/core";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import type { FieldProps, Parsed } from "./types.ts";
import { useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

interface Props extends FieldProps<string> {
  minRows?: number;
  maxRows?: number;
}

const shown = (value: string | null) => value ?? "";

/** Several lines of text that save themselves; Enter is a new line, ⌘/Ctrl-Enter saves at once. */
export function TextareaField(props: Props) {
  const t = useText(uiMessages);
  const parse = (text: string): Parsed<string | null> => {
    const value = text.trimEnd();
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
  return (
    <Textarea
      label={props.label}
      name={props.name}
      placeholder={props.placeholder}
      disabled={props.disabled}
      withAsterisk={props.required !== undefined && !props.disabled}
      autosize
      minRows={props.minRows ?? 3}
      maxRows={props.maxRows ?? 12}
      value={field.text}
      {...messages}
      onChange={(event) => field.type(event.currentTarget.value)}
      onFocus={field.focus}
      onBlur={field.leave}
      onKeyDown={(event) => event.key === "Enter" && (event.metaKey || event.ctrlKey) && field.commit()}
    />
  );
}
