import { Button, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { syncMessages } from "../features/sync/messages.ts";
import { documentName } from "../features/sync/naming.ts";
import { sendBeforeLeaving } from "../store/leaving.ts";
import type { Left } from "../store/left.ts";
import { exportUnsent } from "../store/sync/inbox.ts";
import type { NamedThing } from "../store/sync/titles.ts";
import { useText } from "../ui/i18n.ts";
import { Notice } from "../ui/Notice.tsx";
import { saveFile } from "../ui/saveFile.ts";
import { appMessages } from "./messages.ts";

interface Props {
  left: Left;
  onStay: () => void;
  onLeave: () => Promise<void>;
}

/** What would be left behind, by name, and what can be done about it; nothing is wiped. */
export function UnsentChoice({ left, onStay, onLeave }: Props) {
  const t = useText(appMessages);
  const [now, setNow] = useState(left);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setSending(true);
    const still = await sendBeforeLeaving().finally(() => setSending(false));
    setNow(still);
    setFailed(still.unsent.length > 0);
    if (still.unsent.length === 0) await onLeave();
  };
  return (
    <Stack gap="sm">
      <Text>{t("app.unsentText", { unsent: now.unsent.length, refused: now.refused.length })}</Text>
      <Titles label={t("app.unsentList")} things={now.unsent} />
      <Titles label={t("app.refusedList")} things={now.refused} />
      {failed && <Notice tone="alarm">{t("app.notSent", { count: now.unsent.length })}</Notice>}
      <Button data-autofocus onClick={onStay}>
        {t("app.stay")}
      </Button>
      {now.unsent.length > 0 && (
        <Button variant="default" loading={sending} onClick={() => void send()}>
          {t("app.sendNow")}
        </Button>
      )}
      <Button
        variant="default"
        onClick={async () => saveFile("passerelle-unsent.json", await exportUnsent(), "application/json")}
      >
        {t("app.export")}
      </Button>
      <Button variant="default" onClick={onLeave}>
        {t("app.keepAndLeave")}
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
