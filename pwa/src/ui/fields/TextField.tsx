import { Text, TextInput, VisuallyHidden } from "@mantine/core";
import { defined } from "shared-schema/base/defined";
import { useAutosaveField } from "./autosave/useAutosaveField.ts";
import type { FieldProps } from "./types.ts";

interface Props extends FieldProps<string> {
  /** Written in capitals as it is typed. */
  uppercase?: boolean | undefined;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength?: number | undefined;
  /** A length up to which the text fits where it is shown: counted in the field, and never enforced. */
  hint?: { length: number; words: (count: number) => string };
}

const LINE = {
  format: (value: string | null) => value ?? "",
  parse: (text: string) => ({ ok: true as const, value: text.trim() }),
};

/** One line of text that saves itself; empty is null. */
export function TextField(props: Props) {
  const { field, input } = useAutosaveField(props, LINE);
  const { hint } = props;
  const count = input.value.length;
  return (
    <TextInput
      {...input}
      type={props.type ?? "text"}
      {...defined({ placeholder: props.placeholder, maxLength: props.maxLength })}
      autoComplete={props.autoComplete ?? "off"}
      {...(hint && {
        description: (
          <>
            {input.description}
            <VisuallyHidden>{hint.words(count)}</VisuallyHidden>
          </>
        ),
        rightSection: (
          <Text size="xs" c="dimmed" aria-hidden>
            {count}/{hint.length}
          </Text>
        ),
        rightSectionWidth: "3.25rem",
        rightSectionPointerEvents: "none" as const,
      })}
      onChange={(event) => {
        const text = event.currentTarget.value;
        field.type(props.uppercase ? text.toUpperCase() : text);
      }}
    />
  );
}
