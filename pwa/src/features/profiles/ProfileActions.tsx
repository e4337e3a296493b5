import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate } from "react-router";
import type { ProfileBody } from "shared-schema/profile/schema";
import { MergeButton } from "../../forms/profile/merge/MergeButton.tsx";
import { setProfileAside } from "../../store/commands/profiles.ts";
import type { Doc } from "../../store/queries/documents.ts";
import { confirm } from "../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { TrashIcon } from "../../ui/icons.tsx";
import { profilesMessages } from "./messages.ts";

/** Merges the profile that is shown with another one, or sets it aside. The main profile stays. */
export function ProfileActions({ profile, profiles }: { profile: Doc<ProfileBody>; profiles: Doc<ProfileBody>[] }) {
  const t = useText(profilesMessages);
  const navigate = useNavigate();
  const remove = async () => {
    const options = { confirmLabel: t("profiles.remove"), danger: true };
    if (!(await confirm(t("profiles.removeAsk"), options))) return;
    const removed = await setProfileAside(profile.id);
    if (removed.ok) void navigate("/profile", { replace: true });
    else notifications.show({ color: "signal", message: refusalMessage(removed.refusal) });
  };
  return (
    <Group gap="sm">
      <MergeButton
        key={profile.id}
        profile={profile}
        candidates={profiles.filter(({ id }) => id !== profile.id)}
        onMerged={(id) => navigate(`/profile/${id}`)}
      />
      {!profile.body.is_main && (
        <Button variant="default" leftSection={<TrashIcon size={18} />} onClick={() => void remove()}>
          {t("profiles.remove")}
        </Button>
      )}
    </Group>
  );
}
