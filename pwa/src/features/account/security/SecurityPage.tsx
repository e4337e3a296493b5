import { Box, Stack } from "@mantine/core";
import { useSyncFacts } from "../../../store/queries/syncFacts.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
import { NewsSettings } from "../news/NewsSettings.tsx";
import { AddressNotice } from "./AddressNotice.tsx";
import { Devices } from "./Devices.tsx";
import { securityMessages } from "./messages.ts";
import { OwnData } from "./OwnData.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

/** The account's own page: its address, its password and its devices. */
export function SecurityPage() {
  const t = useText(securityMessages);
  const user = useSession((state) => state.user);
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  if (!user) return null;
  return (
    <Page narrow>
      <PageTitle>{t("security.title")}</PageTitle>
      <Stack gap="lg">
        {isOffline && <Notice tone="wait">{t("security.offline")}</Notice>}
        <FormSection title={t("security.address")}>
          <Box className="wide">
            {user.email_confirmed ? (
              <Notice tone="calm">{t("security.confirmed", { email: user.email })}</Notice>
            ) : (
              <AddressNotice />
            )}
          </Box>
        </FormSection>
        <FormSection title={t("security.password")} note={t("security.passwordNote")}>
          <PasswordForm isOffline={isOffline} />
        </FormSection>
        <NewsSettings isOffline={isOffline} />
        <FormSection title={t("security.devices")} note={t("security.devicesNote")}>
          <Box className="wide">
            <Devices isOffline={isOffline} />
          </Box>
        </FormSection>
        <OwnData isOffline={isOffline} />
      </Stack>
    </Page>
  );
}
