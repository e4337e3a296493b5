import { Textarea } from "@mantine/core";
import { defined } from "shared-schema/base/defined";
import { useAutosaveField } from "./autosave/useAutosaveField.ts";
import classes from "./TextareaField.module.css";
import type { FieldProps } from "./types.ts";

interface Props extends FieldProps<string> {
  minRows?: number;
  maxRows?: number;
}

/**
 * Whether styles can fit a field to its text. If not, a script measures it, which lays out the whole page for each
 * field.
 */
const SIZED_BY_STYLE = globalThis.CSS?.supports("field-sizing", "content") ?? false;

const LINES = {
  format: (value: string | null) => value ?? "",
  parse: (text: string) => ({ ok: true as const, value: text.trimEnd() }),
};

/** Several lines of text that save themselves; Enter is a new line, ⌘/Ctrl-Enter saves at once. */
export function TextareaField(props: Props) {
  const { minRows = 3, maxRows = 12 } = props;
  const { field, input } = useAutosaveField(props, LINES);
  return (
    <Textarea
      {...input}
      {...defined({ placeholder: props.placeholder })}
      {...(SIZED_BY_STYLE
        ? {
            classNames: { input: classes.growing },
            style: { "--least-lines": minRows, "--most-lines": maxRows },
          }
        : { autosize: true, minRows, maxRows })}
      onChange={(event) => field.type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && (event.metaKey || event.ctrlKey) && field.commit()}
    />
  );
}
