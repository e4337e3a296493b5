import { Drawer, List, Text } from "@mantine/core";
import type { ChangesSince } from "shared-schema/approval/changes";
import type { TermChange } from "shared-schema/terms/compare";
import { summaryOf } from "shared-schema/terms/names/summary";
import type { ContractTerms } from "shared-schema/terms/terms";
import { Details } from "#ui/details/Details.tsx";
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
  opened: { since: Since; party: string; found: ChangesSince; current: ContractTerms } | null;
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
      {opened && <Changes changes={opened.found.changes} current={opened.current} />}
      {opened?.since === "approval" && <PriceSince at={opened.found.mark.at} />}
    </Drawer>
  );
}

const COORDINATE = /^waypoints\.\d+\.(latitude|longitude)$/;

/** The changes in sentences, then term by term; coordinates alone are folded away. */
function Changes({ changes, current }: { changes: readonly TermChange[]; current: ContractTerms }) {
  const language = useLanguage();
  const coordinates = changes.filter(({ path }) => COORDINATE.test(path));
  const others = changes.filter((change) => !coordinates.includes(change));
  return (
    <>
      <List size="sm" mb="md">
        {summaryOf(changes, current).map((sentence) => (
          <List.Item key={sentence.en}>{sentence[language]}</List.Item>
        ))}
      </List>
      {others.length > 0 && <TermTable changes={others} />}
      {coordinates.length > 0 && (
        <Details>
          <TermTable changes={coordinates} />
        </Details>
      )}
    </>
  );
}

function TermTable({ changes }: { changes: readonly TermChange[] }) {
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
