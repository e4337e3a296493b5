import { Textarea } from "@mantine/core";
import type { FieldProps } from "./types.ts";
import { useTextField } from "./useTextField.ts";

interface Props extends FieldProps<string> {
  minRows?: number;
  maxRows?: number;
}

/** Several lines of text that save themselves; Enter is a new line, ⌘/Ctrl-Enter saves at once. */
export function TextareaField(props: Props) {
  const { field, messages } = useTextField(props, (text) => text.trimEnd());
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
