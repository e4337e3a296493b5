import { Button, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { syncMessages } from "../../features/sync/messages.ts";
import { documentName } from "../../features/sync/naming.ts";
import { exportUnsent } from "../../store/inbox/exportUnsent.ts";
import { flushBeforeLogout } from "../../store/lifecycle/flushBeforeLogout.ts";
import type { NamedThing } from "../../store/queries/titles.ts";
import { countUnsent, type UnsentWork } from "../../store/status/unsentWork.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { textFor, useText } from "../../ui/i18n.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { appMessages } from "../messages.ts";
import { leavingMessages } from "./leavingMessages.ts";
import { returnMessages } from "./returnMessages.ts";

const messages = { ...appMessages, ...leavingMessages, ...returnMessages };

interface Props {
  left: UnsentWork;
  onStay: () => void;
  onLeave: () => Promise<void>;
}

/** The heading of the dialog, by the work that is not settled. */
export function leavingTitle(left: UnsentWork): string {
  return textFor(messages)(countUnsent(left) > 0 ? "leaving.unsentTitle" : "leaving.decisionsTitle");
}

/** Names the unsettled work, says where it goes and offers ways to settle it. Nothing that the server lacks is removed. */
export function UnsentChoice({ left, onStay, onLeave }: Props) {
  const t = useText(messages);
  const [now, setNow] = useState(left);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setSending(true);
    const still = await flushBeforeLogout().finally(() => setSending(false));
    setNow(still);
    setFailed(still.unsent.length > 0);
    // The send may have ended in a conflict: it is shown before anybody leaves.
    if (countUnsent(still) + still.decisions.length === 0) await onLeave();
  };
  return (
    <Stack gap="sm">
      {now.unsent.length > 0 && (
        <Text>
          {t("leaving.unsentText", { count: now.unsent.length })} {t("leaving.unsentChoice")}
        </Text>
      )}
      <Titles label={t("leaving.unsentList")} things={now.unsent} />
      {now.unsaved.length > 0 && (
        <Text>
          {t("leaving.unsavedText", { count: now.unsaved.length })} {t("leaving.unsavedChoice")}
        </Text>
      )}
      <Titles label={t("leaving.unsavedList")} things={now.unsaved} />
      {now.decisions.length > 0 && (
        <Text>
          {t("leaving.decisionsText", { count: now.decisions.length })} {t("leaving.decisionsKept")}
        </Text>
      )}
      <Titles label={t("leaving.decisionsList")} things={now.decisions} />
      {countUnsent(now) + now.decisions.length === 0 && <Text>{t("leaving.allSent")}</Text>}
      {failed && <Notice tone="alarm">{t("leaving.notSent", { count: now.unsent.length })}</Notice>}
      <Button data-autofocus onClick={onStay}>
        {t("leaving.stay")}
      </Button>
      {now.unsent.length > 0 && (
        <BusyButton variant="default" busy={sending} onClick={() => void send()}>
          {t("leaving.sendNow")}
        </BusyButton>
      )}
      {countUnsent(now) > 0 && (
        <Button
          variant="default"
          onClick={async () => saveFile("passerelle-unsent.json", await exportUnsent(), "application/json")}
        >
          {t("return.export")}
        </Button>
      )}
      <Button variant="default" onClick={onLeave}>
        {t(countUnsent(now) > 0 ? "leaving.keepAndLeave" : "app.logOut")}
      </Button>
    </Stack>
  );
}

function Titles({ label, things }: { label: string; things: NamedThing[] }) {
  const t = useText(syncMessages);
  if (things.length === 0) return null;
  const names = new Set(things.map((thing) => documentName(thing, t)));
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <List size="sm">
        {[...names].map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </div>
  );
}
