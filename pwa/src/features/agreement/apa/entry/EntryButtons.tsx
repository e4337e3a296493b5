import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { apaMessages } from "../../money/apaMessages.ts";
import { EntryDialog } from "./EntryDialog.tsx";
import type { EntryKind } from "./typedExpense.ts";

const KINDS = ["EXPENSE", "CASH_DRAWN", "CASH_COUNTED"] as const;

/** The buttons that enter an expense, cash that was drawn, and a count of the cash. */
export function EntryButtons() {
  const t = useText(apaMessages);
  const { id } = useWorkspace();
  const { hash } = useLocation();
  // A link to something typed opens the form that it was typed into.
  const path = hashPath(hash);
  const jumpedTo = KINDS.find((kind) => isFieldOf(path, "agreements", id, "expenses", kind)) ?? null;
  const [chosen, setChosen] = useState<EntryKind | "none" | null>(null);
  const opened = chosen === "none" ? null : (chosen ?? jumpedTo);
  return (
    <Group gap="sm" className={classes.buttons ?? ""}>
      <Button size="lg" onClick={() => setChosen("EXPENSE")}>
        {t("apa.enter")}
      </Button>
      <Button size="lg" variant="default" onClick={() => setChosen("CASH_DRAWN")}>
        {t("apa.draw")}
      </Button>
      <Button size="lg" variant="default" onClick={() => setChosen("CASH_COUNTED")}>
        {t("apa.count")}
      </Button>
      {opened && <EntryDialog kind={opened} onClose={() => setChosen("none")} />}
    </Group>
  );
}
