import { Group, Text } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import classes from "./frame.module.css";
import { frameMessages } from "./messages.ts";
import { PartyNames } from "./PartyNames.tsx";
import { ReadOnlyNotice } from "./ReadOnlyNotice.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { SummaryFold } from "./SummaryFold.tsx";
import { useShow } from "./show.ts";
import { useWorkspace } from "./workspace.ts";

/** The agreement's name, number, version, status and parties, above every section. */
export function WorkspaceHead() {
  const t = useText(frameMessages);
  const show = useShow();
  const { id, agreement } = useWorkspace();
  const note = (
    <Group gap="xs">
      <Text span inherit>
        {t("agreement.number", { number: show.agreementId(id) })}
      </Text>
      <span aria-hidden>·</span>
      <Text span inherit>
        {t("agreement.version", { version: agreement.version })}
      </Text>
      <StatusBadge status={agreement.status} version={agreement.version} />
    </Group>
  );
  return (
    <header className={classes.head}>
      <PageTitle note={note} actions={<PartyNames />}>
        {agreement.name}
      </PageTitle>
      <ReadOnlyNotice />
      <SummaryFold />
    </header>
  );
}
