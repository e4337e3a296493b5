import { Drawer, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import type { TermName } from "shared-schema/base/derivation/term";
import { useText } from "#ui/i18n.ts";
import { Tree } from "#ui/tree/Tree.tsx";
import { derivationMessages } from "./derivationMessages.ts";
import { childrenOf, type DerivedRow } from "./derivedRow.ts";
import { TermRow } from "./TermRow.tsx";
import { useEdits } from "./useEdits.ts";
import { useFieldOf } from "./useFieldOf.ts";
import { useFigure } from "./useFigure.ts";
import { useTermWords } from "./useTermWords.ts";

interface Props {
  name: TermName;
  about: string | null;
  opened: boolean;
  onClose: () => void;
}

/** How a figure came about, as a tree: opened level by level, down to fields, rules and measurements. */
export function DerivationSheet({ name, about, opened, onClose }: Props) {
  const t = useText(derivationMessages);
  const term = useFigure(name, about, opened);
  const words = useTermWords();
  const editOf = useEdits(opened);
  const fieldOf = useFieldOf();
  const navigate = useNavigate();
  const figure = t(`derivation.term.${name}`);
  const jump = (row: DerivedRow) => {
    const field = fieldOf(row.term);
    if (field === null) return;
    onClose();
    navigate(field);
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t("derivation.title", { figure })}
      closeButtonProps={{ "aria-label": t("derivation.close") }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t(term ? "derivation.note" : "derivation.busy")}
      </Text>
      {term && (
        <Tree<DerivedRow> root={{ term, above: null }} label={figure} childrenOf={childrenOf} onEnter={jump}>
          {(row) => <TermRow row={row} words={words} editOf={editOf} field={fieldOf(row.term)} onJump={onClose} />}
        </Tree>
      )}
    </Drawer>
  );
}
