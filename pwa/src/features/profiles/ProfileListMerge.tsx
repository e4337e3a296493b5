import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { joinedProfile } from "./joined.ts";
import { profilesMessages } from "./messages.ts";
import { ProfilesPage } from "./ProfilesPage.tsx";
import { useOwnProfiles } from "./useOwnProfiles.ts";

/** The viewer's profiles after an invitation or another account joined theirs: open at the one that joined, with a word on merging. */
export function ProfileListMerge() {
  const t = useText(profilesMessages);
  const joined = joinedProfile(useOwnProfiles() ?? []);
  if (!joined) return <ProfilesPage />;
  return <ProfilesPage profileId={joined.id} note={<Notice tone="calm">{t("profiles.merge")}</Notice>} />;
}
