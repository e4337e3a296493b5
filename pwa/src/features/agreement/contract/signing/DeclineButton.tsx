import { Button, Text, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { declineToSign } from "#store/commands/signing/signing.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { inWords, refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { textFor, useText } from "#ui/i18n.ts";
import { choiceMessages } from "./choiceMessages.ts";
import type { SigningProps } from "./signingContext.ts";

/** As long as `MOST_REASON` of the call. */
const MOST_LETTERS = 1_000;

/** Declines to sign, after a question for the reason. */
export function DeclineButton({ place, offline }: SigningProps) {
  const t = useText(choiceMessages);
  const [opened, { open, close }] = useDisclosure();
  const [reason, setReason] = useState("");
  const submit = async () => {
    const given = reason.trim();
    if (given === "") return { ok: false as const, message: inWords(() => textFor(choiceMessages)("decline.missing")) };
    const declined = await declineToSign(place, given);
    if (!declined.ok) return { ok: false as const, message: refusalMessage(declined.refusal) };
    close();
    return { ok: true as const };
  };
  return (
    <>
      <Button variant="subtle" color="signal" px="xs" disabled={offline} aria-haspopup="dialog" onClick={open}>
        {t("decline.open")}
      </Button>
      <FormDialog
        opened={opened}
        title={t("decline.title")}
        submitLabel={t("decline.submit")}
        onClose={close}
        onSubmit={submit}
      >
        <Text>{t("decline.text")}</Text>
        <Textarea
          label={t("decline.reason")}
          data-autofocus
          withAsterisk
          minRows={3}
          rows={3}
          maxLength={MOST_LETTERS}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </FormDialog>
    </>
  );
}
