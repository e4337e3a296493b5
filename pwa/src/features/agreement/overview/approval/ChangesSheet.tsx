import { Drawer, Text } from "@mantine/core";
import type { ChangesSince } from "shared-schema/approval/changes";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import classes from "./approval.module.css";
import { approvalMessages } from "./approvalMessages.ts";
import { OutdatedBy } from "./OutdatedBy.tsx";
import { PriceSince } from "./PriceSince.tsx";
import { useTermValues } from "./valueWords.ts";

/** The event from which changes are counted. */
export type Since = "approval" | "seen";

interface Props {
  /** Null: it is closed. */
  opened: { since: Since; party: string; found: ChangesSince } | null;
  onClose: () => void;
}

/** The terms that changed since a party approved or looked, each with its former value and today's; since an approval the price by cause, too. */
export function ChangesSheet({ opened, onClose }: Props) {
  const t = useText(approvalMessages);
  const show = useShow();
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={opened && t(`approval.changes.${opened.since}`, { when: show.instant(opened.found.mark.at) })}
      closeButtonProps={{ "aria-label": t("approval.changes.close") }}
    >
      {opened?.since === "approval" && <OutdatedBy party={opened.party} />}
      {opened && <Changes {...opened.found} />}
      {opened?.since === "approval" && <PriceSince at={opened.found.mark.at} />}
    </Drawer>
  );
}

function Changes({ changes }: ChangesSince) {
  const t = useText(approvalMessages);
  const language = useLanguage();
  const write = useTermValues();
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t("approval.term")}</th>
          <th scope="col">{t("approval.before")}</th>
          <th scope="col">{t("approval.now")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, name, before, after }) => (
          <tr key={`${path} ${after === null}`}>
            <th scope="row">{name[language]}</th>
            <td>
              <Text span inherit td="line-through" c="dimmed">
                {write(path, before)}
              </Text>
            </td>
            <td>{write(path, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
