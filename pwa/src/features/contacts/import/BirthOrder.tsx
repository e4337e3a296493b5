import { NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { DATE_ORDERS, type DateOrder } from "shared-schema/base/text/writtenDay";
import { birthsOf } from "shared-schema/export/contactFile/person/births";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { formatDay } from "shared-schema/pricing/format";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import classes from "./import.module.css";
import { importMessages } from "./messages.ts";

interface Props {
  entries: readonly ReviewedEntry[];
  order: DateOrder;
  disabled: boolean;
  onChange: (order: DateOrder) => void;
}

/** The order in which a table's dates of birth are read, with an example where day and month may be taken for each other. */
export function BirthOrder({ entries, order, disabled, onChange }: Props) {
  const t = useText(importMessages);
  const language = useLanguage();
  const { doubtful, isShown } = useMemo(() => birthsOf(entries), [entries]);
  const example = doubtful && {
    written: doubtful.written,
    day: formatDay(doubtful.day, language),
    known: isShown ? "yes" : "no",
  };
  return (
    <NativeSelect
      className={classes.order}
      label={t("contactImport.order")}
      description={example && t("contactImport.order.example", example)}
      value={order}
      data={DATE_ORDERS.map((value) => ({ value, label: t(`contactImport.order.${value}`) }))}
      disabled={disabled}
      onChange={({ currentTarget: { value } }) => onChange(DATE_ORDERS.find((each) => each === value) ?? "DMY")}
    />
  );
}
