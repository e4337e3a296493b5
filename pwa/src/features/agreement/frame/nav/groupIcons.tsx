import type { ComponentType } from "react";
import { AgreementIcon, icon, MoneyIcon, YachtIcon } from "#ui/icons.tsx";
import type { GroupKey } from "./groups.ts";

const OverviewIcon = icon(<path d="M4 6h16M4 12h10M4 18h7M17 15l2 2 3-4" />);
const RouteIcon = icon(
  <>
    <circle cx="6" cy="18" r="2" />
    <circle cx="18" cy="6" r="2" />
    <path d="M8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7" />
  </>,
);
const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M3 20c0-3.6 2.5-6 6-6s6 2.4 6 6M15.5 5a3.2 3.2 0 0 1 0 6.2M17.5 14.5c2.2.6 3.5 2.6 3.5 5.5" />
  </>,
);

/** The icons of the parts of an agreement, in place of their words where the chart needs the room. */
export const GROUP_ICONS: Readonly<Record<GroupKey, ComponentType>> = {
  overview: OverviewIcon,
  route: RouteIcon,
  people: PeopleIcon,
  yacht: YachtIcon,
  money: MoneyIcon,
  contract: AgreementIcon,
};
