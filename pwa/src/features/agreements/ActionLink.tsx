import { ActionIcon } from "@mantine/core";
import { Link } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { EyeIcon, PencilIcon } from "../../ui/icons.tsx";
import { agreementsMessages } from "./messages.ts";
import type { AgreementRow } from "./rows.ts";

/** Opens the agreement: a pencil where it can be edited, an eye where it can be read. */
export function ActionLink({ row }: { row: AgreementRow }) {
  const t = useText(agreementsMessages);
  const label = t(row.editable ? "agreements.edit" : "agreements.view", { name: row.name });
  return (
    <ActionIcon component={Link} to={`/agreement/${row.id}`} aria-label={label} title={label}>
      {row.editable ? <PencilIcon /> : <EyeIcon />}
    </ActionIcon>
  );
}
