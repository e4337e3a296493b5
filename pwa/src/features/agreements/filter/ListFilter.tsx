import { Button, Group, NativeSelect } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { STATUSES, type Status } from "shared-schema/agreement/schema";
import { FilterField } from "../../../ui/FilterField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../../../ui/icons.tsx";
import { agreementsMessages } from "../messages.ts";
import type { AgreementRow } from "../rows.ts";
import { choicesOf, type Filter } from "./filter.ts";
import classes from "./ListFilter.module.css";
import { seasonOfKey } from "./season.ts";

interface Props {
  rows: readonly AgreementRow[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Beside the field. */
  children?: ReactNode;
}

const ANY = "";

function statusOf(value: string): Status | null {
  return STATUSES.find((status) => status === value) ?? null;
}

/** Narrows the list by words, and by status and season, which are folded while neither narrows it. */
export function ListFilter({ rows, filter, onChange, children }: Props) {
  const t = useText(agreementsMessages);
  const [unfolded, { toggle }] = useDisclosure(false);
  const isNarrowed = filter.status !== null || filter.season !== null;
  const isOpen = unfolded || isNarrowed;
  const { statuses, seasons } = useMemo(() => choicesOf(rows, STATUSES), [rows]);
  const seasonName = (key: string) => {
    const { half, year } = seasonOfKey(key);
    return t(`agreements.${half}`, { year: String(year), next: String(year + 1).slice(2) });
  };
  return (
    <Group gap="sm" mb="lg">
      {children}
      <div className={classes.field}>
        <FilterField
          inRow
          label={t("agreements.filter")}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        disabled={isNarrowed}
        rightSection={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        onClick={toggle}
      >
        {t("agreements.statusAndSeason")}
      </Button>
      {isOpen && (
        <>
          <NativeSelect
            aria-label={t("agreements.byStatus")}
            className={classes.choice}
            value={filter.status ?? ANY}
            onChange={({ currentTarget }) => onChange({ ...filter, status: statusOf(currentTarget.value) })}
            data={[
              { value: ANY, label: t("agreements.anyStatus") },
              ...statuses.map((status) => ({ value: status, label: t(`agreements.${status}`) })),
            ]}
          />
          <NativeSelect
            aria-label={t("agreements.bySeason")}
            className={classes.choice}
            value={filter.season ?? ANY}
            onChange={({ currentTarget }) => onChange({ ...filter, season: currentTarget.value || null })}
            data={[
              { value: ANY, label: t("agreements.anySeason") },
              ...seasons.map((key) => ({ value: key, label: seasonName(key) })),
            ]}
          />
        </>
      )}
    </Group>
  );
}
