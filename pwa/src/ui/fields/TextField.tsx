import { TextInput } from "@mantine/core";
import { defined } from "shared-schema/base/defined";
import { useAutosaveField } from "./autosave/useAutosaveField.ts";
import type { FieldProps } from "./types.ts";

interface Props extends FieldProps<string> {
  /** Written in capitals as it is typed. */
  uppercase?: boolean | undefined;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength?: number | undefined;
}

const LINE = {
  format: (value: string | null) => value ?? "",
  parse: (text: string) => ({ ok: true as const, value: text.trim() }),
};

/** One line of text that saves itself; empty is null. */
export function TextField(props: Props) {
  const { field, input } = useAutosaveField(props, LINE);
  return (
    <TextInput
      {...input}
      type={props.type ?? "text"}
      {...defined({ placeholder: props.placeholder, maxLength: props.maxLength })}
      autoComplete={props.autoComplete ?? "off"}
      onChange={(event) => {
        const text = event.currentTarget.value;
        field.type(props.uppercase ? text.toUpperCase() : text);
      }}
    />
  );
}
