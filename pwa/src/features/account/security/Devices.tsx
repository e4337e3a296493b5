import { Button, Group, Stack, Text } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import type { SessionView } from "shared-schema/api/account";
import type { Result } from "shared-schema/base/result";
import { endDevices, listDevices } from "../../../store/lifecycle/devices.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import classes from "./Devices.module.css";
import { securityMessages } from "./messages.ts";

/** The devices on which the account is logged in. Each of them, or all but this one, can be logged out. */
export function Devices({ isOffline }: { isOffline: boolean }) {
  const t = useText(securityMessages);
  const [listed, setListed] = useState<Result<SessionView[]>>();
  const fetch = useCallback(async () => setListed(await listDevices()), []);
  useEffect(() => {
    if (!isOffline) void fetch();
  }, [fetch, isOffline]);
  const end = async (id: string | null) => {
    if (id === null && !(await confirm(t("security.endOthersQuestion")))) return;
    const ended = await endDevices(id);
    if (ended.ok) await fetch();
    else setListed(ended);
  };
  if (listed === undefined) return isOffline ? null : <Loading lines={3} />;
  if (!listed.ok) return isOffline ? null : <Notice tone="alarm">{refusalMessage(listed.refusal)}</Notice>;
  const others = listed.value.filter((device) => !device.is_current);
  return (
    <Stack gap="md">
      <Stack component="ul" gap="sm" className={classes.devices}>
        {listed.value.map((device) => (
          <Device key={device.id} device={device} isOffline={isOffline} onEnd={() => void end(device.id)} />
        ))}
      </Stack>
      {others.length > 1 && (
        <div>
          <Button variant="default" disabled={isOffline} onClick={() => void end(null)}>
            {t("security.endOthers")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Device({ device, isOffline, onEnd }: { device: SessionView; isOffline: boolean; onEnd: () => void }) {
  const t = useText(securityMessages);
  const name = device.device || t("security.unknownDevice");
  return (
    <Group component="li" justify="space-between" gap="md" wrap="nowrap">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t("security.lastSeen", { time: showInstant(device.used_at) })},{" "}
          {t("security.loggedIn", { time: showInstant(device.created_at) })}
        </Text>
      </div>
      {device.is_current ? (
        <Text size="sm" c="dimmed" flex="none">
          {t("security.thisDevice")}
        </Text>
      ) : (
        <Button
          flex="none"
          size="compact-md"
          variant="default"
          disabled={isOffline}
          aria-label={t("security.endNamed", { device: name })}
          onClick={onEnd}
        >
          {t("security.end")}
        </Button>
      )}
    </Group>
  );
}
