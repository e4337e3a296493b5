import { Box, Stack } from "@mantine/core";
import { useState } from "react";
import { OwnPages } from "../../../forms/profile/OwnPages.tsx";
import { useSyncFacts } from "../../../store/queries/syncFacts.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Page } from "../../../ui/layout/Page.tsx";
import { PageTitle } from "../../../ui/layout/PageTitle.tsx";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { NewsSettings } from "../news/NewsSettings.tsx";
import { AddressNotice } from "./AddressNotice.tsx";
import { Devices } from "./Devices.tsx";
import { securityMessages } from "./messages.ts";
import { OwnData } from "./OwnData.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

const factors = part(() => import("./factors/Factors.tsx").then((module) => module.Factors));

/** The account's own page: its address, its password, its second factors and its devices. */
export function SecurityPage() {
  const t = useText(securityMessages);
  const user = useSession((state) => state.user);
  const lacks = useSession((state) => state.user?.lacks_factor === true);
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [lacked, setLacked] = useState(lacks);
  if (lacks && !lacked) setLacked(true);
  if (!user) return null;
  if (lacked) {
    return (
      <Page narrow>
        <PageTitle>{t("security.title")}</PageTitle>
        <Stack gap="lg">
          {lacks ? <FactorWanted /> : <FactorAdded />}
          <FactorSection isOffline={false} />
        </Stack>
      </Page>
    );
  }
  return (
    <Page narrow>
      <PageTitle>{t("security.title")}</PageTitle>
      <OwnPages open="account" />
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
        <TextLink to="/orders">{t("security.orders")}</TextLink>
        <FactorSection isOffline={isOffline} />
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

function FactorSection({ isOffline }: { isOffline: boolean }) {
  const t = useText(securityMessages);
  return (
    <FormSection title={t("security.factors")} note={t("security.factorsNote")}>
      <Box className="wide">
        <InPlace part={factors} waiting={<Loading lines={4} />}>
          {(Factors) => <Factors isOffline={isOffline} />}
        </InPlace>
      </Box>
    </FormSection>
  );
}

/** An administrator without a second factor is led here before anything else, and nothing else is answered. */
function FactorWanted() {
  const t = useText(securityMessages);
  return <Notice tone="wait">{t("security.factorWanted")}</Notice>;
}

/** The other pages are open now. */
function FactorAdded() {
  const t = useText(securityMessages);
  return (
    <Notice tone="calm">
      {t("security.factorAdded")} <TextLink to="/agreement">{t("security.toAgreements")}</TextLink>
    </Notice>
  );
}
