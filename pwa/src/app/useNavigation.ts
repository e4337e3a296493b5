import type { ComponentType } from "react";
import { usePostsPayments } from "../store/queries/agreement/postsPayments.ts";
import { useFollowsMoney } from "../store/queries/followsMoney.ts";
import { useSession } from "../store/session/session.ts";
import { useText } from "../ui/i18n.ts";
import { AgreementIcon, HelpIcon, MoneyIcon, PersonIcon, YachtIcon } from "../ui/icons.tsx";
import { type Part, part } from "../ui/loading/part.ts";
import { appMessages } from "./messages.ts";

/** Administrators alone load it. */
const openRequests = part(() =>
  import("../features/admin/requests/OpenRequests.tsx").then((module) => module.OpenRequests),
);

/** A place of the navigation. */
export interface NavigationItem {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number }>;
  /** Says what waits there. */
  badge?: Part<ComponentType>;
}

interface Navigation {
  /** On the bar, in its order. */
  places: NavigationItem[];
  /** In the menu that one's name opens. */
  personal: NavigationItem[];
  /** Says what waits behind one's name. */
  badge?: Part<ComponentType>;
  /** The main profile's full name. */
  name: string;
}

/** The places of the app that the user may open. */
export function useNavigation(): Navigation {
  const t = useText(appMessages);
  const user = useSession((state) => state.user);
  const postsPayments = usePostsPayments();
  const places = [
    { to: "/agreement", label: t("app.agreements"), icon: AgreementIcon },
    { to: "/yachts", label: t("app.yachts"), icon: YachtIcon },
    { to: "/contacts", label: t("app.contacts"), icon: PersonIcon },
    ...(useFollowsMoney() ? [{ to: "/money", label: t("app.money"), icon: MoneyIcon }] : []),
  ];
  const personal = [
    { to: "/profile", label: t("app.ownProfile"), icon: PersonIcon },
    ...(postsPayments ? [{ to: "/money/statements", label: t("app.statements"), icon: MoneyIcon }] : []),
    { to: "/help", label: t("app.help"), icon: HelpIcon },
  ];
  const admin = { to: "/admin", label: t("app.admin"), icon: PersonIcon, badge: openRequests };
  return {
    places,
    personal: user?.is_admin ? [...personal, admin] : personal,
    ...(user?.is_admin && { badge: openRequests }),
    name: user?.main_profile?.full_name || t("app.profile"),
  };
}
