import { Button, Modal, Text } from "@mantine/core";
import PostalMime, { type Email } from "postal-mime";
import { useEffect, useState } from "react";
import type { MailView } from "shared-schema/api/mail/mail";
import type { Result } from "shared-schema/base/result";
import { done } from "shared-schema/base/result";
import { request } from "../../../store/http/http.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import classes from "./MailDialog.module.css";
import { mailMessages } from "./messages.ts";

interface Opened {
  bytes: Uint8Array<ArrayBuffer>;
  email: Email;
}

interface Props {
  /** Null before the first one is opened. */
  mail: MailView | null;
  opened: boolean;
  onClose: () => void;
}

/** A mail that was written to a file. Mounted closed: only a dialog that opens while it is mounted returns the focus. */
export function MailDialog({ mail, opened, onClose }: Props) {
  const t = useText(mailMessages);
  return (
    <Modal
      opened={opened}
      size="lg"
      title={t("mail.opened", { recipient: mail?.recipient ?? "" })}
      onClose={onClose}
      closeButtonProps={{ "aria-label": t("mail.close") }}
    >
      {mail !== null && <MailText mail={mail} />}
    </Modal>
  );
}

/** Its plain text, since the HTML says the same. */
function MailText({ mail }: { mail: MailView }) {
  const t = useText(mailMessages);
  const opened = useMail(mail.id);
  return (
    <>
      {opened === undefined && <Loading />}
      {opened?.ok === false && <Notice tone="alarm">{refusalMessage(opened.refusal)}</Notice>}
      {opened?.ok && (
        <>
          <Text fw={600}>{opened.value.email.subject}</Text>
          <p className={classes.text}>{opened.value.email.text}</p>
          <Button
            variant="default"
            onClick={() => saveFile(`${mail.id}.eml`, opened.value.bytes.buffer, "message/rfc822")}
          >
            {t("mail.save")}
          </Button>
        </>
      )}
    </>
  );
}

function useMail(id: number): Result<Opened> | undefined {
  const [opened, setOpened] = useState<Result<Opened>>();
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      const options = { as: "bytes", quiet: true, signal: leaving.signal } as const;
      const answer = await request<Uint8Array<ArrayBuffer>>("GET", `/mail/${id}`, options);
      const read = answer.ok ? done({ bytes: answer.value, email: await PostalMime.parse(answer.value) }) : answer;
      if (!leaving.signal.aborted) setOpened(read);
    };
    void open();
    return () => leaving.abort();
  }, [id]);
  return opened;
}
