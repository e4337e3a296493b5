import { Button, Stack, Text, Title } from "@mantine/core";
import type { SigningView } from "shared-schema/api/agreement/signing";
import { QrCode } from "#forms/QrCode.tsx";
import { useText } from "#ui/i18n.ts";
import { grouped } from "../fingerprints.ts";
import classes from "./route.module.css";
import { routeMessages } from "./routeMessages.ts";

/** The ways to the page on which the signature is confirmed, here or on another device, and what to compare there. */
export function DevicePage({ device }: { device: NonNullable<SigningView["device"]> }) {
  const t = useText(routeMessages);
  const { href } = new URL(device.url, location.href);
  return (
    <Stack gap="sm">
      <Text>{t("signRoute.confirm")}</Text>
      <div>
        <Title order={3} size="sm">
          {t("signRoute.fingerprint")}
        </Title>
        <Text className={classes.print}>{grouped(device.sha256)}</Text>
      </div>
      <Button component="a" href={href}>
        {t("signRoute.here")}
      </Button>
      <div className={classes.other}>
        <QrCode text={href} label={t("signRoute.qr")} />
        <Text size="sm" c="dimmed">
          {t("signRoute.other")}
        </Text>
      </div>
    </Stack>
  );
}
