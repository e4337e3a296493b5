import { List, Text, Title } from "@mantine/core";
import { useMatch } from "react-router";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { when } from "../../../forms/words/when.ts";
import type { PrefetchReport } from "../../../store/offline/prefetch.ts";
import { useAgreement } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { seaMessages } from "./messages.ts";
import { usePrefetch } from "./usePrefetch.ts";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** For the agreement that is on screen: whether all that it needs without a connection is on this device. */
export function ReadyForSea() {
  const match = useMatch("/agreement/:agreementId/*");
  const id = Number(match?.params.agreementId);
  return Number.isInteger(id) && id > 0 ? <OfAgreement key={id} id={id} /> : null;
}

function OfAgreement({ id }: { id: number }) {
  const t = useText(seaMessages);
  const name = useAgreement(id)?.body.name;
  const { report, busy, failed, check } = usePrefetch(id);
  if (name === undefined) return null;
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t("sea.title")}
      </Title>
      <Text size="sm" mb="xs">
        {t("sea.note", { name })}
      </Text>
      {failed ? <Notice tone="alarm">{t("sea.failed")}</Notice> : report !== null && <Report report={report} />}
      <BusyButton variant="default" mt="xs" busy={busy} onClick={check}>
        {t(report !== null && report.missing.length === 0 ? "sea.checkAgain" : "sea.check")}
      </BusyButton>
    </section>
  );
}

function Report({ report }: { report: PrefetchReport }) {
  const t = useText(seaMessages);
  const locale = localeOf(useLanguage());
  const checked = when(report.at);
  if (report.missing.length === 0) {
    return (
      <Notice tone="done">
        {t("sea.ready", { size: (report.bytes / 1_000_000).toLocaleString(locale, ONE_DECIMAL), when: checked })}
      </Notice>
    );
  }
  return (
    <Notice tone="wait">
      {t("sea.notReady", { when: checked })}
      <List size="sm">
        {report.missing.map(({ what, name }) => (
          <List.Item key={`${what}-${name}`}>{t(`sea.${what}`, { name })}</List.Item>
        ))}
      </List>
    </Notice>
  );
}
