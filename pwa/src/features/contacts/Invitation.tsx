import { Group, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import type { InvitationView } from "shared-schema/api/account/invitation";
import type { Result } from "shared-schema/base/result";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import type { ProfileBody } from "shared-schema/profile/schema";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { invitationTo, inviteAgain } from "../../store/lifecycle/links.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { useSyncStatus } from "../../store/status/status.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { contactsMessages } from "./messages.ts";
import { useContactOf } from "./useContactOf.ts";

interface Props {
  profileId: number;
  profile: Pick<ProfileBody, "user_id" | "email">;
}

/** The invitation of a contact that has no account yet: when it was sent, until when its link works, and a button that sends it again. */
export function Invitation({ profileId, profile: { user_id, email } }: Props) {
  const contact = useContactOf(profileId);
  const { waiting } = useSyncStatus();
  const isOnServer = !waiting.some(
    ({ collection, key }) =>
      (collection === "contacts" && key === contact?.key) || (collection === "profiles" && key === String(profileId)),
  );
  if (!contact || user_id !== null || !email || isPlaceholder(email)) return null;
  return <Sent key={profileId} profileId={profileId} isOnServer={isOnServer} />;
}

function Sent({ profileId, isOnServer }: { profileId: number; isOnServer: boolean }) {
  const t = useText(contactsMessages);
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [answer, setAnswer] = useState<Result<InvitationView>>();
  const [refused, setRefused] = useState<Result<InvitationView>>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    let left = false;
    // A contact that has not arrived on the server yet has no invitation there.
    if (isOnServer && !isOffline) void invitationTo(profileId).then((found) => left || setAnswer(found));
    return () => {
      left = true;
    };
  }, [profileId, isOffline, isOnServer]);
  const send = async () => {
    setBusy(true);
    const sent = await inviteAgain(profileId);
    setBusy(false);
    setSent(sent.ok);
    setRefused(sent.ok ? undefined : sent);
    if (sent.ok) setAnswer(sent);
  };
  if (isOffline) return <Notice tone="wait">{t("contacts.inviteOffline")}</Notice>;
  if (!answer?.ok) return null;
  const { sent_at, expires_at } = answer.value;
  return (
    <Stack gap="xs" mb="md">
      <Notice tone="calm">
        <Group justify="space-between" gap="sm">
          <span>
            {isSent && `${t("contacts.inviteSent")} `}
            {sent_at && expires_at
              ? t("contacts.invited", {
                  sent: showDate(sent_at.slice(0, 10)),
                  until: showDate(expires_at.slice(0, 10)),
                })
              : t("contacts.notInvited")}
          </span>
          <BusyButton variant="default" size="compact-sm" busy={isBusy} onClick={() => void send()}>
            {sent_at ? t("contacts.inviteAgain") : t("contacts.invite")}
          </BusyButton>
        </Group>
      </Notice>
      {refused?.ok === false && <Notice tone="alarm">{refusalMessage(refused.refusal)}</Notice>}
    </Stack>
  );
}
