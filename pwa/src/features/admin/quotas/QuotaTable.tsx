import { Button, Table } from "@mantine/core";
import { QUOTA_NAMES, type QuotaName, type QuotaView } from "shared-schema/api/operator/quotas";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { useSorted } from "../../../ui/table/useSorted.tsx";
import { LongTable } from "../list/LongTable.tsx";
import { quotaMessages } from "./messages.ts";
import classes from "./QuotaTable.module.css";
import { showAmount } from "./units.ts";

/** The limits that are used up; the last one is of a single picture. */
const USED = QUOTA_NAMES.filter((name) => name !== "picture_megapixels");

const WIDTHS = [3.4, 1.8, ...USED.slice(1).map(() => 1.5), 1.6];

/** By which an account can be sorted: its address, or the share of a limit that it has used. */
const KEYS = {
  email: ({ email }: QuotaView) => email,
  ...shares(),
};

interface Props {
  accounts: readonly QuotaView[];
  onChange: (account: QuotaView) => void;
}

/** The accounts, one row each, with the use of each limit. */
export function QuotaTable({ accounts, onChange }: Props) {
  const t = useText(quotaMessages);
  const { sorted, headOf } = useSorted(accounts, KEYS, "email");
  return (
    <LongTable
      rows={sorted}
      minWidth={1100}
      widths={WIDTHS}
      label={t("quotas.account")}
      keyOf={({ user_id }) => user_id}
      head={
        <>
          {headOf("email", t("quotas.account"))}
          {USED.map((name) => headOf(name, t(`quotas.${name}`)))}
          <Table.Td />
        </>
      }
      row={(account, rowIndex) => (
        <Table.Tr aria-rowindex={rowIndex}>
          <Table.Td>{account.email}</Table.Td>
          {USED.map((name) => (
            <Table.Td key={name}>
              <Use account={account} name={name} />
            </Table.Td>
          ))}
          <Table.Td ta="right" className={classes.pinned}>
            <Button
              variant="default"
              size="xs"
              aria-label={t("quotas.changeOf", { email: account.email })}
              onClick={() => onChange(account)}
            >
              {t("quotas.change")}
            </Button>
          </Table.Td>
        </Table.Tr>
      )}
    />
  );
}

function Use({ account, name }: { account: QuotaView; name: QuotaName }) {
  const t = useText(quotaMessages);
  const locale = localeOf(useLanguage());
  const used = showAmount(name, account.used[name] ?? 0, locale);
  return (
    <span data-full={shareOf(account, name) >= 0.9} className={classes.use}>
      {t("quotas.use", { used, most: showAmount(name, account.quotas[name], locale) })}
      {account.raised[name] !== undefined && <small>{t("quotas.raised")}</small>}
    </span>
  );
}

function shareOf({ used, quotas }: QuotaView, name: QuotaName): number {
  return (used[name] ?? 0) / quotas[name];
}

function shares() {
  const by = (name: QuotaName) => (account: QuotaView) => shareOf(account, name);
  return {
    documents: by("documents"),
    bytes: by("bytes"),
    pushes_per_minute: by("pushes_per_minute"),
    work_per_minute: by("work_per_minute"),
    statements_per_hour: by("statements_per_hour"),
    price_causes_per_minute: by("price_causes_per_minute"),
    streams: by("streams"),
  };
}
