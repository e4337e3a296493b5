import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate, useParams } from "react-router";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import { fullName } from "shared-schema/profile/schema";
import { MergeButton } from "../../forms/profile/merge/MergeButton.tsx";
import { ProfileForm } from "../../forms/profile/ProfileForm.tsx";
import { useIsPayee } from "../../forms/profile/useIsPayee.ts";
import { useProfileRecord } from "../../forms/profile/useProfileRecord.ts";
import { removeContact } from "../../store/commands/contacts.ts";
import { useContacts, useProfiles, useViewer } from "../../store/queries/documents.ts";
import { confirm } from "../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { TrashIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { parseId } from "../../ui/parseId.ts";
import { useJump } from "../../ui/useJump.ts";
import { FurtherValues } from "./FurtherValues.tsx";
import { Invitation } from "./Invitation.tsx";
import { contactsMessages } from "./messages.ts";
import { useContactOf } from "./useContactOf.ts";

/** One person with everything that the viewer may see. */
export function ContactDetail() {
  const t = useText(contactsMessages);
  useJump();
  const id = parseId(useParams()["profileId"]);
  const profile = useProfileRecord(id);
  const body = profile.state === "found" ? profile.record.body : null;
  const bank = useIsPayee(id);
  return (
    <Page>
      <PageTitle note={body?.company_name} actions={<ContactActions profileId={id} />}>
        {body ? fullName(body) : t("contacts.title")}
      </PageTitle>
      {body && <Invitation profileId={id} profile={body} />}
      <ProfileForm profileId={id} bank={bank} />
      <FurtherValues profileId={id} />
    </Page>
  );
}

/** Contacts that no one owns and the viewer has made can be merged, or any can be taken off the list. */
function ContactActions({ profileId }: { profileId: number }) {
  const navigate = useNavigate();
  const { user_id } = useViewer();
  const contacts = useContacts();
  const profiles = useProfiles();
  const held = new Set((contacts ?? []).map(({ body }) => body.profile_id));
  const mergeable = (profiles ?? []).filter(
    ({ id, body }) => held.has(id) && body.user_id === null && mayWriteProfile(body, user_id),
  );
  const shown = mergeable.find(({ id }) => id === profileId);
  return (
    <Group gap="sm">
      {shown && (
        <MergeButton
          profile={shown}
          candidates={mergeable.filter(({ id }) => id !== profileId)}
          onMerged={(id) => navigate(`/contacts/${id}`)}
        />
      )}
      <Removal profileId={profileId} />
    </Group>
  );
}

function Removal({ profileId }: { profileId: number }) {
  const t = useText(contactsMessages);
  const navigate = useNavigate();
  const contact = useContactOf(profileId);
  if (!contact) return null;
  const remove = async () => {
    if (!(await confirm(t("contacts.removeAsk"), { confirmLabel: t("contacts.remove"), danger: true }))) return;
    const result = await removeContact(contact.key);
    if (result.ok) void navigate("/contacts", { replace: true });
    else notifications.show({ color: "signal", message: refusalMessage(result.refusal) });
  };
  return (
    <Button variant="default" leftSection={<TrashIcon size={18} />} onClick={() => void remove()}>
      {t("contacts.remove")}
    </Button>
  );
}
