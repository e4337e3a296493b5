import { TextInput } from "@mantine/core";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import type { FieldProps, Parsed } from "./types.ts";
import { useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

interface Props extends FieldProps<string> {
  /** Written in capitals as it is typed. */
  uppercase?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength?: number;
}

const shown = (value: string | null) => value ?? "";

/** One line of text that saves itself; empty is null. */
export function TextField(props: Props) {
  const t = useText(uiMessages);
  const parse = (text: string): Parsed<string | null> => {
    const value = text.trim();
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
    <TextInput
      label={props.label}
      name={props.name}
      type={props.type ?? "text"}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete ?? "off"}
      disabled={props.disabled}
      maxLength={props.maxLength}
      withAsterisk={props.required !== undefined && !props.disabled}
      value={field.text}
      {...messages}
      onChange={(event) => {
        const text = event.currentTarget.value;
        field.type(props.uppercase ? text.toUpperCase() : text);
      }}
      onFocus={field.focus}
      onBlur={field.leave}
      onKeyDown={(event) => event.key === "Enter" && field.commit()}
    />
  );
}
