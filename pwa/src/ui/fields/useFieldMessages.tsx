import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import type { Autosave } from "./useAutosave.ts";

interface Told {
  error: string | undefined;
  required: "refuse" | "warn" | undefined;
  description: string | undefined;
}

/** The words at a field: what is wrong, what is missing once it was visited, and what changed elsewhere meanwhile. */
export function useFieldMessages(
  field: Pick<Autosave, "text" | "error" | "elsewhere" | "choice" | "touched">,
  told: Told,
): { error: string | undefined; description: ReactNode } {
  const t = useText(uiMessages);
  const missing = told.required !== undefined && field.touched && field.text.trim() === "";
  const error = field.error ?? told.error ?? (missing ? t("ui.required") : undefined);
  if (field.elsewhere === undefined) return { error, description: told.description };
  const value = field.elsewhere === "" ? t("ui.emptyValue") : field.elsewhere;
  return {
    error,
    description: (
      <>
        {told.description}
        <Text component="span" inherit role="status" c="var(--color-wait-text)" display="block">
          {t("ui.changedElsewhere", { value })}
        </Text>
        {field.choice && (
          <>
            <Button size="compact-xs" variant="default" onClick={field.choice.mine}>
              {t("ui.saveMine")}
            </Button>{" "}
            <Button size="compact-xs" variant="default" onClick={field.choice.theirs}>
              {t("ui.takeTheirs")}
            </Button>
          </>
        )}
      </>
    ),
  };
}
