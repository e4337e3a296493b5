import { TextInput } from "@mantine/core";
import type { FieldProps } from "./types.ts";
import { useTextField } from "./useTextField.ts";

interface Props extends FieldProps<string> {
  /** Written in capitals as it is typed. */
  uppercase?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength?: number;
}

/** One line of text that saves itself; empty is null. */
export function TextField(props: Props) {
  const { field, messages } = useTextField(props, (text) => text.trim());
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
