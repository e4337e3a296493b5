import { Anchor, Drawer, Title } from "@mantine/core";
import { Link } from "react-router";
import { isFrozen } from "shared-schema/frozen/inputs";
import { partyLabel } from "shared-schema/labels/parties";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { frameMessages } from "../frame/messages.ts";
import { anchorOf } from "../frame/missing/anchorOf.ts";
import { groupMissing, type MissingGroup } from "../frame/missing/groups.ts";
import classes from "../frame/missing/MissingList.module.css";
import { missingMessages } from "../frame/missing/missingMessages.ts";
import { missingField, missingText } from "../frame/missing/missingText.ts";
import { usePlaceAt } from "../frame/missing/usePlaceAt.ts";
import { sectionAddress, sectionOfPath } from "../frame/nav/sections.ts";
import { TakeEstimates } from "../frame/summary/TakeEstimates.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { useNames } from "../people/useParties.ts";

/** Everything that is missing on one sheet: each person by name, then the rest by section; each line jumps to its field. */
export function MissingSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(frameMessages);
  const { agreement, missing } = useWorkspace();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t("agreement.missing", { count: missing.paths.length })}
      closeButtonProps={{ "aria-label": t("agreement.missing.close") }}
    >
      <TakeEstimates />
      {groupMissing(missing.paths, agreement).map((group) => (
        <Group key={group.key} group={group} onClose={onClose} />
      ))}
    </Drawer>
  );
}

function Group({ group: { person, section, paths }, onClose }: { group: MissingGroup; onClose: () => void }) {
  const t = useText(frameMessages);
  const lacks = useText(missingMessages);
  const language = useLanguage();
  const names = useNames();
  const { id, agreement } = useWorkspace();
  const place = { id, agreement, isFrozen: isFrozen(agreement.status) };
  const placeAt = usePlaceAt();
  const known = person && names(person.profile_id);
  const title =
    person && known
      ? `${known.name} · ${partyLabel(person.role, known.profile)[language]}`
      : t(`agreement.section.${section}`);
  return (
    <section className={classes.group}>
      <Title order={3} size="md">
        {title}
      </Title>
      <ul className={classes.list}>
        {paths.map((path) => (
          <li key={path}>
            <Anchor
              component={Link}
              className={classes.row}
              to={sectionAddress(id, sectionOfPath(path), anchorOf(path, place))}
              onClick={onClose}
            >
              {person ? missingField(lacks, path) : missingText(lacks, path, placeAt)}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
