import { useSession } from "../store/session.ts";
import { useText } from "../ui/i18n.ts";
import { AgreementIcon, HelpIcon, PersonIcon, YachtIcon } from "../ui/icons.tsx";
import { appMessages } from "./messages.ts";

/** The places of the navigation bar, in its order; the profile carries the main profile's full name. */
export function useNavigation() {
  const t = useText(appMessages);
  const user = useSession((state) => state.user);
  const places = [
    { to: "/agreement", label: t("app.agreements"), icon: AgreementIcon },
    { to: "/yachts", label: t("app.yachts"), icon: YachtIcon },
    { to: "/contacts", label: t("app.contacts"), icon: PersonIcon },
    { to: "/profile", label: user?.main_profile?.full_name || t("app.profile"), icon: PersonIcon },
    { to: "/help", label: t("app.help"), icon: HelpIcon },
  ];
  return user?.is_admin ? [...places, { to: "/admin", label: t("app.admin"), icon: PersonIcon }] : places;
}
