import type { KeyboardEvent, ReactNode } from "react";
import { useText } from "../../i18n.ts";
import { uiMessages } from "../../messages.ts";
import type { FieldProps, Parsed } from "../types.ts";
import { type Autosave, useAutosave } from "./useAutosave.ts";
import { useFieldMessages } from "./useFieldMessages.tsx";

/** Functions that write and read a field's value. */
interface Notation<T> {
  format: (value: T | null) => string;
  /** Reads a text that is not blank; null counts as empty. */
  parse: (text: string) => Parsed<T | null>;
}

/** The props that every text input of a field gets. */
export interface InputProps {
  name: string;
  label: string;
  disabled: boolean;
  withAsterisk: boolean;
  value: string;
  error: ReactNode;
  description: ReactNode;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A text input that saves itself, by the rules that all fields share: blank is null, and a required value is asked for. */
export function useAutosaveField<T>(
  props: FieldProps<T> & { onlyWhenLeft?: boolean },
  { format, parse }: Notation<T>,
): { field: Autosave; input: InputProps } {
  const t = useText(uiMessages);
  const field = useAutosave({
    path: props.path,
    pathFollowsValue: props.pathFollowsValue,
    value: props.value,
    format,
    parse: (text) => {
      const parsed: Parsed<T | null> = text.trim() === "" ? { ok: true, value: null } : parse(text);
      const isMissing = parsed.ok && parsed.value === null && props.required === "refuse";
      return isMissing ? { ok: false, message: t("ui.required") } : parsed;
    },
    onSave: props.onSave,
    disabled: props.disabled,
    onlyWhenLeft: props.onlyWhenLeft ?? false,
  });
  const messages = useFieldMessages(field, props);
  return {
    field,
    input: {
      name: props.path,
      label: props.label,
      disabled: props.disabled ?? false,
      withAsterisk: props.required !== undefined && !props.disabled,
      // Nothing is being typed: it reads as every other figure does.
      value: props.disabled ? format(props.value) : field.text,
      ...messages,
      onFocus: field.focus,
      onBlur: field.leave,
      onKeyDown: (event) => event.key === "Enter" && field.commit(),
    },
  };
}
