import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { isFrozen } from "shared-schema/frozen/inputs";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { sectionAddress, sectionOfPath } from "../nav/sections.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { anchorOf } from "./anchorOf.ts";
import classes from "./MissingList.module.css";
import { missingMessages } from "./missingMessages.ts";
import { missingText } from "./missingText.ts";
import { usePlaceAt } from "./usePlaceAt.ts";

/** The number of items that fit beside the sections without scrolling. */
const SHOWN = 8;

interface Props {
  agreementId: number;
  paths: readonly string[];
  /** All of them, instead of the first few. */
  all?: boolean;
}

/** Lists the missing items; each line jumps to its field. */
export function MissingList({ agreementId, paths, all = false }: Props) {
  const t = useText(frameMessages);
  const lacks = useText(missingMessages);
  const { agreement } = useWorkspace();
  const place = { id: agreementId, agreement, isFrozen: isFrozen(agreement.status) };
  const placeAt = usePlaceAt();
  const shown = all ? paths : paths.slice(0, SHOWN);
  if (paths.length === 0) return <Text size="sm">{t("agreement.complete")}</Text>;
  return (
    <>
      <ul className={classes.list}>
        {shown.map((path) => (
          <li key={path}>
            <Anchor
              component={Link}
              className={classes.row}
              to={sectionAddress(agreementId, sectionOfPath(path), anchorOf(path, place))}
            >
              {missingText(lacks, path, placeAt)}
            </Anchor>
          </li>
        ))}
      </ul>
      {paths.length > shown.length && (
        <Text size="sm" c="dimmed" mt={4}>
          {t("agreement.missing.more", { count: paths.length - shown.length })}
        </Text>
      )}
    </>
  );
}
