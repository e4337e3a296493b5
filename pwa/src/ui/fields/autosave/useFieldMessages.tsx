import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { FieldPath } from "../../../base/fieldPath.ts";
import { useText } from "../../i18n.ts";
import { uiMessages } from "../../messages.ts";
import type { FieldProps } from "../types.ts";
import { useConflictNote } from "./conflicts.tsx";
import { fieldMessages } from "./fieldMessages.ts";
import type { Autosave } from "./useAutosave.ts";

type FieldTexts = Pick<FieldProps<unknown>, "path" | "error" | "required" | "description">;

/** The words at a field: what is wrong, what is missing once it was visited, and what changed elsewhere meanwhile. */
export function useFieldMessages(
  field: Pick<Autosave, "text" | "error" | "elsewhere" | "choice" | "touched">,
  texts: FieldTexts,
): { error: ReactNode; description: ReactNode } {
  const t = useText(uiMessages);
  const choice = useText(fieldMessages);
  const description = useDescription(texts.description, texts.path);
  const missing = texts.required !== undefined && field.touched && field.text.trim() === "";
  const error = field.error ?? texts.error ?? (missing ? t("ui.required") : undefined);
  if (field.elsewhere === undefined) return { error, description };
  const value = field.elsewhere === "" ? choice("ui.emptyValue") : field.elsewhere;
  return {
    error,
    description: (
      <>
        {description}
        <Text component="span" inherit role="status" c="var(--color-wait-text)" display="block">
          {choice("ui.changedElsewhere", { value })}
        </Text>
        {field.choice && (
          <>
            <Button size="compact-xs" variant="default" onClick={field.choice.mine}>
              {choice("ui.saveMine")}
            </Button>{" "}
            <Button size="compact-xs" variant="default" onClick={field.choice.theirs}>
              {choice("ui.takeTheirs")}
            </Button>
          </>
        )}
      </>
    ),
  };
}

/** A field's description, with the note about a value in dispute. */
export function useDescription(description: string | undefined, path: FieldPath): ReactNode {
  const note = useConflictNote(path);
  if (!note) return description;
  return (
    <>
      {description}
      {note}
    </>
  );
}
