import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { profilesMessages } from "./messages.ts";
import { ProfilesPage } from "./ProfilesPage.tsx";

/** The viewer's profiles after an invitation or another account joined theirs: open at the last one, with a word on merging. */
export function ProfileListMerge() {
  const t = useText(profilesMessages);
  return <ProfilesPage last note={<Notice tone="calm">{t("profiles.merge")}</Notice>} />;
}
