import { useParams } from "react-router";
import { parseId } from "../../ui/parseId.ts";
import { ProfilesPage } from "./ProfilesPage.tsx";

/** The profile that the address names. */
export function ProfileDetail() {
  return <ProfilesPage profileId={parseId(useParams()["profileId"])} />;
}
