import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useState } from "react";
import { mayAddParty, mayAddTo } from "shared-schema/agreement/partyChanges";
import { ROLES, type Role, SINGLE_ROLES } from "shared-schema/base/roles";
import { fullName } from "shared-schema/profile/schema";
import { PersonPicker } from "#forms/profile/picker/PersonPicker.tsx";
import { addParty } from "#store/commands/agreement/parties.ts";
import { inviteAgain } from "#store/lifecycle/links.ts";
import { useContacts, useProfile, useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { useNames } from "../people/useParties.ts";
import { MailPreview } from "./MailPreview.tsx";
import { shareMessages } from "./shareMessages.ts";

/** Puts a person on the agreement, in a role that the viewer may give, and shows the mail that tells the person. */
export function Invite() {
  const t = useText(shareMessages);
  const { agreement, access, may } = useWorkspace();
  const viewer = useViewer();
  const [picked, setPicked] = useState<number | null>(null);
  const isTaken = (role: Role) =>
    SINGLE_ROLES.includes(role) && Object.values(agreement.parties).some((party) => party.role === role);
  // A carrier is replaced in its own section, which asks first.
  const roles = ROLES.filter((role) => mayAddTo(agreement, viewer, role) && !isTaken(role));
  const [chosen, setChosen] = useState<Role | null>(null);
  const role = roles.find((one) => one === chosen) ?? roles.find((one) => one === "clients") ?? roles[0];
  if (!access.write) return null;
  if (!may.terms || !role) {
    return (
      <Text size="sm" c="dimmed">
        {t("share.invite.closed")}
      </Text>
    );
  }
  const here = Object.values(agreement.parties).flatMap((party) => (party.role === role ? party.profile_id : []));
  const own = [...viewer.profile_ids].filter((profile_id) => !mayAddParty(agreement, viewer, { role, profile_id }));
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <Select
          label={t("share.invite.role")}
          data={roles.map((one) => ({ value: one, label: t(`share.role.${one}`) }))}
          value={role}
          allowDeselect={false}
          onChange={(value) => setChosen(roles.find((one) => one === value) ?? null)}
        />
        <PersonPicker
          label={t("share.invite.person")}
          passenger={role === "passengers"}
          exclude={[...here, ...own]}
          onPick={setPicked}
        />
      </Group>
      {picked !== null && <Picked key={picked} profileId={picked} role={role} onDone={() => setPicked(null)} />}
    </Stack>
  );
}

interface PickedProps {
  profileId: number;
  role: Role;
  onDone: () => void;
}

/** The person, the role and the mail, before anything happens. */
function Picked({ profileId, role, onDone }: PickedProps) {
  const t = useText(shareMessages);
  const { id } = useWorkspace();
  const { name, profile } = useNamed(profileId);
  const contact = useContacts()?.find(({ body }) => body.profile_id === profileId)?.body;
  const [refusal, setRefusal] = useState<ReactNode>();
  const hasAccount = profile !== null && profile.user_id !== null;
  const invite = async () => {
    const added = await addParty(id, role, profileId);
    if (!added.ok) return setRefusal(refusalMessage(added.refusal));
    onDone();
    notifications.show({ message: t("share.invite.done", { name }) });
    // A contact that was made to be invited has its mail already.
    if (hasAccount || !contact || contact.send_invite) return;
    const sent = await inviteAgain(profileId);
    if (!sent.ok) notifications.show({ color: "signal", message: refusalMessage(sent.refusal) });
  };
  return (
    <Stack gap="sm">
      <Text>{t("share.invite.as", { name, role: t(`share.role.${role}`) })}</Text>
      {hasAccount || contact ? (
        <MailPreview about="invitation" people={[{ profile_id: profileId, name }]} />
      ) : (
        <Text size="sm" c="dimmed">
          {t("share.invite.noMail", { name })}
        </Text>
      )}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone}>
          {t("share.cancel")}
        </Button>
        <Button onClick={() => void invite()}>{t("share.invite")}</Button>
      </Group>
    </Stack>
  );
}

/** A person who is not on the agreement yet is not among its inputs. */
function useNamed(profileId: number): ReturnType<ReturnType<typeof useNames>> {
  const names = useNames();
  const profile = useProfile(profileId)?.body ?? null;
  return profile ? { name: fullName(profile), profile } : names(profileId);
}
