import { Button, List, Text } from "@mantine/core";
import { useState } from "react";
import type { TaxTableChange } from "shared-schema/api/reference/taxTable";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import { showDate, showInstant } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { useFetched } from "../useFetched.ts";
import { taxTableMessages } from "./messages.ts";

/** The changes of the table with author and time, the newest first; fetched when someone asks. */
export function TableHistory() {
  const t = useText(taxTableMessages);
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <Button variant="default" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {t(opened ? "tax.history.hide" : "tax.history.show")}
      </Button>
      {opened && <Changes />}
    </div>
  );
}

function Changes() {
  const fetched = useFetched<TaxTableChange[]>("/tax_row/history");
  return (
    <FetchedPanel fetched={fetched}>
      {(changes) => (
        <List spacing="sm" mt="md">
          {changes.map((change) => (
            <List.Item key={change.revision}>
              <Change change={change} />
            </List.Item>
          ))}
        </List>
      )}
    </FetchedPanel>
  );
}

function Change({ change: { at, author, rows } }: { change: TaxTableChange }) {
  const t = useText(taxTableMessages);
  const locale = localeOf(useLanguage());
  const who = author === null ? t("tax.history.product") : (author.name ?? t("tax.history.none"));
  const sentence = ({ before, after }: TaxTableChange["rows"][number]): string => {
    const { code, valid_from } = after ?? before ?? { code: "", valid_from: "" };
    const from = showDate(valid_from);
    if (after === null) return t("tax.history.removed", { code, from });
    if (before === null) return t("tax.history.added", { code, from, rate: formatTaxRate(after.rate, locale) });
    const until = after.valid_to === null ? t("tax.open") : showDate(after.valid_to);
    return t("tax.history.ended", { code, from, until });
  };
  return (
    <>
      {showInstant(at)} · {who}
      <Text size="sm" c="dimmed">
        {author === null ? t("tax.history.rows", { count: rows.length }) : rows.map(sentence).join(" · ")}
      </Text>
    </>
  );
}
