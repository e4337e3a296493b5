import { Anchor, List, Text } from "@mantine/core";
import { Link } from "react-router";
import { useText } from "../../../ui/i18n.ts";
import { frameMessages } from "./messages.ts";
import { missingMessages } from "./missingMessages.ts";
import { missingText } from "./missingText.ts";
import { sectionAddress, sectionOfPath } from "./sections.ts";

/** What fits beside the sections without scrolling. */
const SHOWN = 8;

interface Props {
  agreementId: number;
  paths: readonly string[];
  /** All of them, instead of the first few. */
  all?: boolean;
}

/** What is still missing; each line jumps to its field. */
export function MissingList({ agreementId, paths, all = false }: Props) {
  const t = useText(frameMessages);
  const lacks = useText(missingMessages);
  const shown = all ? paths : paths.slice(0, SHOWN);
  if (paths.length === 0) return <Text size="sm">{t("agreement.complete")}</Text>;
  return (
    <>
      <List size="sm" spacing={4}>
        {shown.map((path) => (
          <List.Item key={path}>
            <Anchor component={Link} size="sm" to={sectionAddress(agreementId, sectionOfPath(path), path)}>
              {missingText(lacks, path)}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {paths.length > shown.length && (
        <Text size="sm" c="dimmed" mt={4}>
          {t("agreement.missing.more", { count: paths.length - shown.length })}
        </Text>
      )}
    </>
  );
}
