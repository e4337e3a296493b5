import { Checkbox, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import type { WrittenPerson } from "shared-schema/export/contactFile/person/filePerson";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import type { ImportOutcome } from "../../../store/commands/people/importContacts.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { Entries } from "./Entries.tsx";
import { SetAside } from "./earlier/SetAside.tsx";
import { importMessages } from "./messages.ts";
import { newcomers } from "./newcomers.ts";
import { ProgressLine } from "./ProgressLine.tsx";
import { runImport, useRunningImport } from "./useImport.ts";

const FILTERS = ["all", "new", "duplicate", "faulty", "leftOut"] as const;
type Filter = (typeof FILTERS)[number];

interface Ended extends ImportOutcome {
  total: number;
}

interface Props {
  /** The name of their file. */
  file: string;
  entries: readonly ReviewedEntry[];
  onMend: (place: number, change: WrittenPerson) => void;
}

/** The people of a file before they are imported: who is new, who may be known already, and who cannot be imported, with the reason. */
export function People({ file, entries, onMend }: Props) {
  const t = useText(importMessages);
  /** The places of those who were imported. */
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [filter, setFilter] = useState<Filter>("all");
  /** The places of the duplicates to import. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Ended | null>(null);
  const running = useRunningImport((state) => state.running);
  useEffect(() => {
    useRunningImport.setState({ isShown: true });
    return () => useRunningImport.setState({ isShown: false });
  }, []);
  const left = useMemo(() => entries.filter(({ place }) => !gone.has(place)), [entries, gone]);
  const count = (of: Filter) => left.filter(fits(of)).length;
  const shown = useMemo(() => left.filter(fits(filter)), [left, filter]);
  const wanted = useMemo(() => newcomers(left, taken), [left, taken]);
  const duplicates = left.filter(({ state }) => state === "duplicate").map(({ place }) => place);
  const take = (places: readonly number[], isTaken: boolean) => {
    const next = new Set(taken);
    for (const place of places) isTaken ? next.add(place) : next.delete(place);
    setTaken(next);
  };
  const run = async () => {
    setOutcome(null);
    const places = wanted.map(({ place }) => place);
    const people = wanted.map(({ newcomer }) => newcomer);
    const ended = await runImport(file, people, t);
    if (!ended) return;
    // Those who are not written yet wait on this device, and are gone on with from there.
    const isKept = ended.refusal?.code !== "device.import-elsewhere";
    if (isKept) setGone(new Set([...gone, ...places]));
    setOutcome({ ...ended, total: people.length });
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
          <ProgressLine
            label={t("contactImport.title")}
            reached={running.written}
            total={running.total}
            words={t("contactImport.progress", { ...running })}
          />
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
            onMend={onMend}
          />
        )}
      </Stack>
    </section>
  );
}

/** Whether an entry is shown under a filter. */
function fits(filter: Filter): (entry: ReviewedEntry) => boolean {
  if (filter === "all") return () => true;
  if (filter === "leftOut") return (entry) => entry.state !== "faulty" && Object.keys(entry.left).length > 0;
  return ({ state }) => state === filter;
}

function Outcome({ outcome }: { outcome: Ended }) {
  const t = useText(importMessages);
  const { written, total, refused, refusal } = outcome;
  return (
    <Notice tone={refusal ? "alarm" : refused.length > 0 ? "wait" : "done"}>
      {refusal
        ? t("contactImport.stopped", { written, total, reason: refusalSentence(refusal) })
        : t("contactImport.done", { count: written })}
      <SetAside people={refused} />
    </Notice>
  );
}
