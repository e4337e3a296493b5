import { ProfilesPage } from "./ProfilesPage.tsx";

/** The viewer's profiles, open at the main one. */
export function ProfileList() {
  return <ProfilesPage />;
}
