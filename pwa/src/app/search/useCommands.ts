import { useMantineColorScheme } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { SpotlightActionData } from "@mantine/spotlight";
import { useLocation, useNavigate } from "react-router";
import { mayCreateAgreements } from "shared-schema/agreement/access";
import { draftPdf } from "../../documents/draft.ts";
import { frameMessages } from "../../features/agreement/frame/messages.ts";
import { tabAddress } from "../../features/agreement/frame/nav/groups.ts";
import { tabName } from "../../features/agreement/frame/nav/tabName.ts";
import { useGroups } from "../../features/agreement/frame/nav/useGroups.ts";
import { useAgreementAccess } from "../../store/queries/documents.ts";
import { useSession } from "../../store/session/session.ts";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { setLanguage, useLanguage, useText } from "../../ui/i18n.ts";
import { saveFile } from "../../ui/saveFile.ts";
import { useNight } from "../../ui/theme/useNight.ts";
import { openAgreementId } from "../access/openAgreementId.ts";
import { keysMessages } from "../keys/keysMessages.ts";
import { openKeys } from "../keys/keysStore.ts";
import { appMessages } from "../messages.ts";
import { useLogOut } from "../useLogOut.tsx";
import { searchMessages } from "./searchMessages.ts";
import { useAgreementCommands } from "./useAgreementCommands.ts";

/** The tabs of the agreement that is open. */
export function useSectionActions(): SpotlightActionData[] {
  const t = useText(frameMessages);
  const navigate = useNavigate();
  const id = openAgreementId(useLocation().pathname);
  const groups = useGroups(id ?? -1);
  if (id === null) return [];
  return groups
    .flatMap(({ tabs }) => tabs)
    .map((tab) => ({ id: `tab-${tab}`, label: t(tabName(tab)), onClick: () => navigate(tabAddress(id, tab)) }));
}

/** Returns the commands available anywhere, and those of the open agreement. */
export function useCommands(): SpotlightActionData[] {
  const t = useText(appMessages);
  const s = useText(searchMessages);
  const keys = useText(keysMessages);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { setColorScheme } = useMantineColorScheme();
  const night = useNight();
  const language = useLanguage();
  const mayCreate = useSession(({ user }) => user !== null && mayCreateAgreements(user));
  const id = openAgreementId(useLocation().pathname);
  const access = useAgreementAccess(id ?? -1);
  const agreement = useAgreementCommands(id);
  const download = async () => {
    const result = id === null ? null : await draftPdf(id, false);
    if (result?.ok) saveFile(result.value.fileName, new Uint8Array(result.value.bytes), "application/pdf");
    else if (result) notifications.show({ color: "signal", message: refusalMessage(result.refusal) });
  };
  const create = () => navigate("/agreement", { state: { create: true } });
  return [
    ...(mayCreate
      ? [
          {
            id: "create",
            label: s("search.command.create"),
            keywords: s("search.command.create.words"),
            onClick: create,
          },
        ]
      : []),
    ...agreement,
    ...(id !== null && access.contract
      ? [{ id: "download", label: s("search.command.download"), onClick: () => void download() }]
      : []),
    { id: "theme", label: t(night ? "app.day" : "app.night"), onClick: () => setColorScheme(night ? "light" : "dark") },
    { id: "language", label: t("app.otherLanguage"), onClick: () => setLanguage(language === "en" ? "fr" : "en") },
    { id: "keys", label: keys("keys"), onClick: openKeys },
    { id: "log-out", label: t("app.logOut"), onClick: () => void logOut() },
  ];
}
