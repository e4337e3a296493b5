import { Table } from "@mantine/core";
import type { HealthView } from "shared-schema/api/operator/health";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { healthMessages } from "./messages.ts";

/** The queues of the server: how much waits in each, and since when. */
export function Queues({ view }: { view: HealthView }) {
  const t = useText(healthMessages);
  return (
    <Table verticalSpacing={6} aria-label={t("health.queues")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("health.queue")}</Table.Th>
          <Table.Th scope="col" ta="right">
            {t("health.waiting")}
          </Table.Th>
          <Table.Th scope="col">{t("health.oldest")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {view.queues.map(({ queue, waiting, oldest }) => (
          <Table.Tr key={queue}>
            <Table.Td>{t(`health.${queue}`)}</Table.Td>
            <Table.Td ta="right">{waiting}</Table.Td>
            <Table.Td>{oldest === null ? "–" : showInstant(oldest)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
