import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { DeviceTicket, SigningView } from "shared-schema/api/agreement/signing";
import { done } from "shared-schema/base/result";
import { QrCode } from "#forms/QrCode.tsx";
import { makeTicket } from "#store/commands/signing/signing.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { showInstant } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { grouped } from "../fingerprints.ts";
import { useAction } from "../useAction.ts";
import classes from "./route.module.css";
import { routeMessages } from "./routeMessages.ts";

/** The ways to the page on which the signature is confirmed, here or on another device, and what to compare there. */
export function DevicePage({ device }: { device: NonNullable<SigningView["device"]> }) {
  const t = useText(routeMessages);
  const { href } = new URL(device.url, location.href);
  return (
    <Stack gap="sm" className={classes.device}>
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
      <OtherDevice />
    </Stack>
  );
}

/** A code for another device. It is made when it is asked for, as it works for a short time alone. */
function OtherDevice() {
  const t = useText(routeMessages);
  const { user_id } = useViewer();
  const { busy, refusal, run } = useAction();
  const [ticket, setTicket] = useState<DeviceTicket | null>(null);
  const ask = () =>
    run(async () => {
      const made = await makeTicket(user_id);
      if (!made.ok) return made;
      setTicket(made.value);
      return done(undefined);
    });
  return (
    <>
      <BusyButton variant="default" busy={busy} onClick={ask}>
        {t("signRoute.phone")}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      {ticket !== null && (
        <div className={classes.other} role="status">
          <QrCode text={new URL(ticket.path, location.href).href} label={t("signRoute.qr")} />
          <Text size="sm" c="dimmed">
            {t("signRoute.other", { at: showInstant(ticket.expires_at) })}
          </Text>
        </div>
      )}
    </>
  );
}
