import { Button, Group, List, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { HealthView } from "shared-schema/api/operator/health";
import { Details } from "../../../ui/details/Details.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { useFetched } from "../useFetched.ts";
import { healthMessages } from "./messages.ts";
import { Queues } from "./Queues.tsx";
import { useMegabytes } from "./useMegabytes.ts";
import { Warnings } from "./Warnings.tsx";

/** The tasks of an operator on the server itself. */
const HOW = ["health.backupHow", "health.stampHow", "health.verifyHow", "health.unstampedHow"] as const;
const MINUTE_MS = 60_000;

/** The state of the server: storage, queues, sessions, backup and audit trail. */
export function Health() {
  const fetched = useFetched<HealthView>("/health/");
  return <FetchedPanel fetched={fetched}>{(view) => <Report view={view} onRefresh={fetched.again} />}</FetchedPanel>;
}

function Report({ view, onRefresh }: { view: HealthView; onRefresh: () => void }) {
  const t = useText(healthMessages);
  const megabytes = useMegabytes();
  const { database, free_bytes, unconfirmed, backup_at, audit } = view;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t("health.asOf", { at: showInstant(view.at) })}
        </Text>
        <Button variant="default" size="xs" onClick={onRefresh}>
          {t("health.refresh")}
        </Button>
      </Group>
      <Warnings view={view} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="lg">
        <Part title={t("health.server")}>
          <Figures
            lines={[
              { label: t("health.version"), value: view.version },
              {
                label: t("health.started"),
                value: `${showInstant(view.started_at)} (${t("health.uptime", uptime(view))})`,
              },
              { label: t("health.sessions"), value: view.sessions },
              { label: t("health.streams"), value: view.streams },
            ]}
          />
        </Part>
        <Part title={t("health.storage")}>
          <Figures
            lines={[
              { label: t("health.database"), value: megabytes(database.bytes) },
              { label: t("health.log"), value: megabytes(database.log_bytes) },
              { label: t("health.free"), value: free_bytes === null ? t("health.unknown") : megabytes(free_bytes) },
              {
                label: t("health.unconfirmed"),
                value: `${megabytes(unconfirmed.bytes)} / ${megabytes(unconfirmed.most)}`,
              },
              { label: t("health.backup"), value: backup_at === null ? t("health.never") : showInstant(backup_at) },
            ]}
          />
        </Part>
        <Part title={t("health.queues")}>
          <Queues view={view} />
        </Part>
        <Part title={t("health.audit")}>
          <Figures
            lines={[
              { label: t("health.entries"), value: audit.entries },
              {
                label: t("health.stamped"),
                value: audit.stamped_at === null ? t("health.never") : showInstant(audit.stamped_at),
              },
              {
                label: t("health.stamping"),
                value: t(`health.stamping.${audit.stamping}`),
              },
              {
                label: t("health.verified"),
                value:
                  audit.verified === null
                    ? t("health.never")
                    : audit.verified.holds && t("health.holds", { at: showInstant(audit.verified.at) }),
              },
            ].filter(({ value }) => value !== false)}
          />
        </Part>
      </SimpleGrid>
      <Details>
        <List size="sm" spacing="xs">
          {HOW.map((how) => (
            <List.Item key={how}>{t(how)}</List.Item>
          ))}
        </List>
      </Details>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function uptime({ at, started_at }: HealthView) {
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(started_at)) / MINUTE_MS));
  return { days: Math.floor(minutes / 1_440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
