import { Checkbox, Group, NativeSelect, Progress, Stack, Text, Title } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import type { Refusal } from "shared-schema/base/result";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { Entries } from "./Entries.tsx";
import { importMessages } from "./messages.ts";
import { newcomers } from "./newcomers.ts";
import { runImport, useRunningImport } from "./useImport.ts";

const FILTERS = ["all", "new", "duplicate", "faulty"] as const;
type Filter = (typeof FILTERS)[number];

interface Ended {
  written: number;
  total: number;
  /** The reason why the others are not contacts; null where all are. */
  refusal: Refusal | null;
}

/** The people of a file before they are imported: who is new, who may be known already, and who cannot be imported, with the reason. */
export function People({ entries }: { entries: readonly ReviewedEntry[] }) {
  const t = useText(importMessages);
  const [left, setLeft] = useState(entries);
  const [filter, setFilter] = useState<Filter>("all");
  /** The places of the duplicates to import. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Ended | null>(null);
  const running = useRunningImport((state) => state.running);
  useEffect(() => {
    useRunningImport.setState({ isShown: true });
    return () => useRunningImport.setState({ isShown: false });
  }, []);
  const count = (state: Filter) => (state === "all" ? left.length : left.filter((each) => each.state === state).length);
  const shown = useMemo(() => left.filter(({ state }) => filter === "all" || state === filter), [left, filter]);
  const wanted = useMemo(() => newcomers(left, taken), [left, taken]);
  const duplicates = left.filter(({ state }) => state === "duplicate").map(({ place }) => place);
  const take = (places: readonly number[], isTaken: boolean) => {
    const next = new Set(taken);
    for (const place of places) isTaken ? next.add(place) : next.delete(place);
    setTaken(next);
  };
  const run = async () => {
    setOutcome(null);
    const imported = await runImport(
      wanted.map(({ newcomer }) => newcomer),
      t,
    );
    if (!imported) return;
    const { written, refusal } = imported;
    const gone = wanted.filter(({ newcomer }) => written.has(newcomer.person)).map(({ place }) => place);
    setLeft(left.filter(({ place }) => !gone.includes(place)));
    setOutcome({ written: written.size, refusal, total: wanted.length });
  };
  if (left.length === 0 && outcome) return <Outcome outcome={outcome} />;
  return (
    <section aria-label={t("contactImport.people")}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("contactImport.people")}
        </Title>
        <Group gap="md" align="flex-end">
          <NativeSelect
            label={t("contactImport.show")}
            value={filter}
            data={FILTERS.map((value) => ({
              value,
              label: t(`contactImport.filter.${value}`, { count: count(value) }),
            }))}
            onChange={({ currentTarget: { value } }) => setFilter(FILTERS.find((each) => each === value) ?? "all")}
          />
          <BusyButton disabled={wanted.length === 0} busy={running !== null} onClick={() => void run()}>
            {t("contactImport.import", { count: wanted.length })}
          </BusyButton>
        </Group>
        {duplicates.length > 0 && (
          <Checkbox
            label={t("contactImport.takeAll")}
            checked={duplicates.every((place) => taken.has(place))}
            disabled={running !== null}
            onChange={({ currentTarget: { checked } }) => take(duplicates, checked)}
          />
        )}
        {running && (
          <div>
            <Progress
              value={(running.written / running.total) * 100}
              aria-label={t("contactImport.title")}
              transitionDuration={0}
            />
            <Text size="sm" c="dimmed">
              {t("contactImport.progress", { ...running })}
            </Text>
          </div>
        )}
        {outcome && <Outcome outcome={outcome} />}
        {shown.length === 0 ? (
          <Text c="dimmed">{t("contactImport.none")}</Text>
        ) : (
          <Entries
            entries={shown}
            taken={taken}
            disabled={running !== null}
            onTake={(place, on) => take([place], on)}
          />
        )}
      </Stack>
    </section>
  );
}

function Outcome({ outcome }: { outcome: Ended }) {
  const t = useText(importMessages);
  const { written, refusal } = outcome;
  return (
    <Notice tone={refusal ? "alarm" : "done"}>
      {refusal
        ? t("contactImport.stopped", { ...outcome, reason: refusalSentence(refusal) })
        : t("contactImport.done", { count: written })}
    </Notice>
  );
}
