import type { LedgerRow } from "shared-schema/api/money/ledger";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { Text } from "../../../ui/i18n.ts";
import type { ledgerMessages } from "./messages.ts";

type LedgerText = Text<keyof typeof ledgerMessages>;

const HEAD = [
  ...(["id", "at", "agreement", "kind", "account", "party", "designation", "transfer"] as const),
  ...(["currency", "debit", "credit"] as const),
] as const;

/** The entries as a table for spreadsheets, in the order of posting: amounts as numbers, below the names of the columns. */
export function ledgerTable(
  entries: readonly LedgerRow[],
  t: LedgerText,
  person: (id: number | null) => string,
): (string | number)[][] {
  const rows = entries
    .toReversed()
    .map((entry): (string | number)[] => [
      ...[entry.id, entry.at, `${formatAgreementId(entry.agreement_id)} ${entry.agreement_name}`],
      ...[t(`ledger.kind.${entry.kind}`), t(`ledger.account.${entry.account}`), person(entry.profile_id)],
      ...[entry.designation ?? "", entry.transfer_id ?? "", entry.currency, entry.debit, entry.credit],
    ]);
  return [HEAD.map((key) => t(`ledger.column.${key}`)), ...rows];
}
