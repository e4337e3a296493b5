import { Button, Group, List, Text } from "@mantine/core";
import { type ReactElement, useState } from "react";
import { deleteOwnAccount, fetchOwnData } from "../../../store/lifecycle/privacy.ts";
import { FormDialog } from "../../../ui/feedback/FormDialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { AccountPassword } from "../fields.tsx";
import { privacyMessages } from "./privacyMessages.ts";

const CONSEQUENCES = ["profiles", "contacts", "contracts", "kyc", "sessions", "lasts", "final"] as const;

/** A copy of the account's data as a file, and the deletion of the account with its consequences. */
export function OwnData({ isOffline }: { isOffline: boolean }) {
  const t = useText(privacyMessages);
  const [refusal, setRefusal] = useState<ReactElement | null>(null);
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const download = async () => {
    const answer = await fetchOwnData();
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (answer.ok) saveFile("my-data.json", answer.value, "application/json");
  };
  const remove = async () => {
    const answer = await deleteOwnAccount(password);
    if (!answer.ok) return { ok: false as const, message: refusalMessage(answer.refusal) };
    return { ok: true as const };
  };
  return (
    <FormSection title={t("privacy.title")} note={t("privacy.note")}>
      <Group gap="sm" className="wide">
        <Button variant="default" disabled={isOffline} onClick={() => void download()}>
          {t("privacy.download")}
        </Button>
        <Button variant="subtle" color="red" disabled={isOffline} onClick={() => setAsking(true)}>
          {t("privacy.delete")}
        </Button>
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <FormDialog
        opened={asking}
        title={t("privacy.deleteTitle")}
        submitLabel={t("privacy.delete")}
        onClose={() => setAsking(false)}
        onSubmit={remove}
      >
        <List spacing={4} size="sm">
          {CONSEQUENCES.map((each) => (
            <List.Item key={each}>
              <Text size="sm">{t(`privacy.${each}`)}</Text>
            </List.Item>
          ))}
        </List>
        <AccountPassword
          label={t("privacy.password")}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </FormDialog>
    </FormSection>
  );
}
