import { Tabs } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { ProfileBody } from "shared-schema/profile/schema";
import { ProfileForm } from "../../forms/profile/ProfileForm.tsx";
import { useIsPayee } from "../../forms/profile/useIsPayee.ts";
import { createProfile } from "../../store/commands/profiles.ts";
import type { Doc } from "../../store/queries/documents.ts";
import { useSession } from "../../store/session/session.ts";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { profilesMessages } from "./messages.ts";

const PLUS = "plus";

/** One tab per profile, and a plus that makes a further one. */
export function ProfileTabs({ profiles, current }: { profiles: Doc<ProfileBody>[]; current: number }) {
  const t = useText(profilesMessages);
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  const bank = useIsPayee(current);
  // The second click of a double click comes before anything is drawn again.
  const adding = useRef(false);
  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    try {
      const result = await createProfile({
        first_name: user?.first_name ?? "",
        last_name: user?.last_name ?? "",
        profile_name: t("profiles.new"),
      });
      if (result.ok) await navigate(`/profile/${result.value}`);
      else notifications.show({ color: "signal", message: refusalMessage(result.refusal) });
    } finally {
      adding.current = false;
    }
  };
  return (
    <Tabs
      value={String(current)}
      keepMounted={false}
      onChange={(value) => (value === PLUS ? void add() : navigate(`/profile/${value}`))}
    >
      <Tabs.List mb="lg">
        {profiles.map(({ id, body }) => (
          <Tabs.Tab key={id} value={String(id)} mih="2.75rem">
            {body.profile_name || (body.is_main ? t("profiles.main") : t("profiles.unnamed", { id }))}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value={PLUS} mih="2.75rem" aria-label={t("profiles.add")} title={t("profiles.add")}>
          <PlusIcon size={18} />
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={String(current)}>
        <ProfileForm key={current} profileId={current} bank={bank} />
      </Tabs.Panel>
    </Tabs>
  );
}
