import { Stack, Text } from "@mantine/core";
import { useSyncStatus } from "#store/status/status.ts";
import { useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { DevicePage } from "./DevicePage.tsx";
import classes from "./route.module.css";
import { routeMessages } from "./routeMessages.ts";
import { SigningProgress, SigningSteps } from "./SigningProgress.tsx";
import { useSigningRoute } from "./useSigningRoute.ts";

/**
 * The page to which the signing service sends the browser back: it hands code and state on, shows the steps of the signature and
 * returns to the contract in every case.
 */
export function SigningPage() {
  const t = useText(routeMessages);
  const { offline } = useSyncStatus();
  const { contract, status, device } = useSigningRoute();
  return (
    <div className={classes.page}>
      <SigningProgress status={status} offline={offline} />
      {status === "WAITING" && device && <DevicePage device={device} />}
      <Stack gap="md" className={classes.progress}>
        <SigningSteps status={status} />
        <Text size="sm" c="dimmed">
          {t("signRoute.close")} <TextLink to={contract}>{t("signRoute.back")}</TextLink>
        </Text>
      </Stack>
    </div>
  );
}
