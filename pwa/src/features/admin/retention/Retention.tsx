import { List, Stack, Table, Text, Title } from "@mantine/core";
import type { RetentionView } from "shared-schema/api/privacy/ownData";
import { formatAgreementId } from "shared-schema/pricing/format";
import { showDate, showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { LongTable } from "../list/LongTable.tsx";
import { useFetched } from "../useFetched.ts";
import { retentionMessages } from "./messages.ts";

/** Passports, guest preferences and KYC checks that are kept, with the day of their purge, and the purges so far. */
export function Retention() {
  const fetched = useFetched<RetentionView>("/retention/");
  return <FetchedPanel fetched={fetched}>{(view) => <Lists view={view} />}</FetchedPanel>;
}

function Lists({ view: { passport_days, kyc_days, kept, purged, kyc_purged } }: { view: RetentionView }) {
  const t = useText(retentionMessages);
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed" maw="60ch">
        {t("retention.intro", { days: passport_days })}
      </Text>
      <Text size="sm" c="dimmed" maw="60ch">
        {t("retention.kyc", { days: kyc_days })}
      </Text>
      <section>
        <Title order={2} size="h5" mb="xs">
          {t("retention.kept")}
        </Title>
        {kept.length === 0 ? <Text size="sm">{t("retention.keptNone")}</Text> : <Kept kept={kept} />}
      </section>
      <section>
        <Title order={2} size="h5" mb="xs">
          {t("retention.purged")}
        </Title>
        {purged.length + kyc_purged.length === 0 && <Text size="sm">{t("retention.purgedNone")}</Text>}
        <List size="sm" spacing={4}>
          {purged.map(({ at, profiles, agreements }) => (
            <List.Item key={at}>
              {t("retention.purge", {
                ...{ at: showInstant(at), profiles: profiles.length, agreements: agreements.length },
              })}
            </List.Item>
          ))}
          {kyc_purged.map(({ at, parties, documents }) => (
            <List.Item key={`kyc/${at}`}>
              {t("retention.kycPurge", { at: showInstant(at), parties, documents })}
            </List.Item>
          ))}
        </List>
      </section>
    </Stack>
  );
}

const WIDTHS = [1.5, 1.2, 2.3];

function Kept({ kept }: Pick<RetentionView, "kept">) {
  const t = useText(retentionMessages);
  return (
    <LongTable
      rows={kept}
      minWidth={320}
      widths={WIDTHS}
      label={t("retention.kept")}
      keyOf={({ kind, id, agreement_id }) => `${kind}/${id}/${agreement_id}`}
      head={(["date", "kind", "name"] as const).map((column) => (
        <Table.Th key={column} scope="col">
          {t(`retention.${column}`)}
        </Table.Th>
      ))}
      row={({ kind, agreement_id, name, at }) => (
        <Table.Tr>
          <Table.Td>{showDate(at)}</Table.Td>
          <Table.Td>{t(`retention.${kind}`)}</Table.Td>
          <Table.Td>
            {agreement_id === null
              ? name
              : t("retention.ofAgreement", { name, number: formatAgreementId(agreement_id) })}
          </Table.Td>
        </Table.Tr>
      )}
    />
  );
}
