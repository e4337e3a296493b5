import { Spotlight, type SpotlightActionGroupData } from "@mantine/spotlight";
import { useNavigate } from "react-router";
import { formatAgreementId } from "shared-schema/pricing/format";
import { fullName } from "shared-schema/profile/schema";
import { useAgreements, useProfiles, useYachts } from "../store/documents.ts";
import { useText } from "../ui/i18n.ts";
import { SearchIcon } from "../ui/icons.tsx";
import { appMessages } from "./messages.ts";
import classes from "./Search.module.css";
import { searchStore } from "./searchStore.ts";
import { useLogOut } from "./useLogOut.tsx";
import { useNavigation } from "./useNavigation.ts";

/** ⌘K: everything that is on this device, by name or number, and everything that can be done. */
export function Search() {
  const t = useText(appMessages);
  const actions = useActions();
  return (
    <Spotlight
      store={searchStore}
      actions={actions}
      shortcut="mod + K"
      tagsToIgnore={[]}
      triggerOnContentEditable
      limit={12}
      classNames={{ action: classes.action }}
      attributes={{ content: { "aria-label": t("app.search") } }}
      nothingFound={t("app.searchNothing")}
      searchProps={{
        leftSection: <SearchIcon />,
        placeholder: t("app.searchHint"),
        "aria-label": t("app.searchHint"),
      }}
    />
  );
}

function useActions(): SpotlightActionGroupData[] {
  const t = useText(appMessages);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const agreements = useAgreements() ?? [];
  const yachts = useYachts() ?? [];
  const profiles = useProfiles() ?? [];
  const places = useNavigation();
  return [
    {
      group: t("app.agreements"),
      actions: agreements.map(({ id, body }) => ({
        id: `agreement-${id}`,
        label: body.name,
        description: formatAgreementId(id),
        onClick: () => navigate(`/agreement/${id}`),
      })),
    },
    {
      group: t("app.yachts"),
      actions: yachts.map(({ id, body }) => ({
        id: `yacht-${id}`,
        label: body.name,
        description: body.port_of_registry,
        onClick: () => navigate(`/yachts/${id}`),
      })),
    },
    {
      group: t("app.people"),
      actions: profiles.map(({ id, body }) => ({
        id: `person-${id}`,
        label: fullName(body),
        description: body.company_name ?? "",
        onClick: () => navigate(`/contacts/${id}`),
      })),
    },
    {
      group: t("app.actions"),
      actions: [
        ...places.map(({ to, label }) => ({ id: to, label, onClick: () => navigate(to) })),
        { id: "log-out", label: t("app.logOut"), onClick: () => void logOut() },
      ],
    },
  ].filter((group) => group.actions.length > 0);
}
