import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate, useParams } from "react-router";
import { fullName } from "shared-schema/profile/schema";
import { ProfileForm } from "../../forms/profile/ProfileForm.tsx";
import { useIsPayee } from "../../forms/profile/useIsPayee.ts";
import { useProfileRecord } from "../../forms/profile/useProfileRecord.ts";
import { removeContact } from "../../store/commands/contacts.ts";
import { useContacts } from "../../store/queries/documents.ts";
import { confirm } from "../../ui/feedback/confirm.tsx";
import { saying } from "../../ui/feedback/Said.tsx";
import { useText } from "../../ui/i18n.ts";
import { TrashIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { parseId } from "../../ui/parseId.ts";
import { useJump } from "../../ui/useJump.ts";
import { contactsMessages } from "./messages.ts";

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
      <PageTitle note={body?.company_name} actions={<Removal profileId={id} />}>
        {body ? fullName(body) : t("contacts.title")}
      </PageTitle>
      <ProfileForm profileId={id} bank={bank} />
    </Page>
  );
}

function Removal({ profileId }: { profileId: number }) {
  const t = useText(contactsMessages);
  const navigate = useNavigate();
  const contact = useContacts()?.find((one) => one.body.profile_id === profileId);
  if (!contact) return null;
  const remove = async () => {
    if (!(await confirm(t("contacts.removeAsk"), { confirmLabel: t("contacts.remove"), danger: true }))) return;
    const result = await removeContact(contact.key);
    if (result.ok) void navigate("/contacts", { replace: true });
    else notifications.show({ color: "signal", message: saying(result.refusal) });
  };
  return (
    <Button variant="default" leftSection={<TrashIcon size={18} />} onClick={() => void remove()}>
      {t("contacts.remove")}
    </Button>
  );
}
