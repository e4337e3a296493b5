import { useEffect, useRef, useState } from "react";
import type { Refusal, Result } from "shared-schema/base/result";
import { NOTHING_CHOSEN, type ReadingChoice } from "shared-schema/export/contactFile/choice";
import type { ContactMapping } from "shared-schema/export/contactFile/csv/columns";
import type { Mended } from "shared-schema/export/contactFile/mended";
import type { WrittenPerson } from "shared-schema/export/contactFile/person/filePerson";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import {
  closeContactFile,
  contactHeadsAt,
  openContactFile,
  rereadContactFile,
  reviewContactFile,
} from "../../../documents/contactFiles.ts";
import type { ShownFile } from "../../../workers/contacts/contactWorker.ts";

/** A chosen file: how it is read, and its people once they are. */
interface Chosen {
  name: string;
  choice: ReadingChoice;
  file: ShownFile;
  /** The fields that the columns hold; null for cards. */
  mapping: ContactMapping | null;
  mended: Mended;
  /** Its people under a number of their own, which is another one whenever places may be other people. */
  people: { reading: number; entries: ReviewedEntry[] } | null;
}

interface ContactFile {
  chosen: Chosen | null;
  refusal: Refusal | null;
  isReading: boolean;
  open(file: File): Promise<void>;
  read(choice: ReadingChoice): Promise<void>;
  map(mapping: ContactMapping): Promise<void>;
  headsAt(row: number | null): Promise<void>;
  mend(place: number, change: WrittenPerson): Promise<void>;
}

let readings = 0;

/** The file that is being looked at, and what someone has chosen and mended of it. */
export function useContactFile(): ContactFile {
  const [chosen, setShown] = useState<Chosen | null>(null);
  /** The latest state: of two cells typed into at once, a drawn state would lose one. */
  const latest = useRef<Chosen | null>(null);
  const setChosen = (next: Chosen | null) => {
    latest.current = next;
    setShown(next);
  };
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isReading, setReading] = useState(false);
  /** The last question: answers to earlier ones are not shown. */
  const asked = useRef(0);
  useEffect(() => closeContactFile, []);

  const ask = async <T>(question: () => Promise<Result<T>>, answered: (value: T) => Promise<void>) => {
    asked.current += 1;
    const mine = asked.current;
    setReading(true);
    try {
      const answer = await question();
      if (mine !== asked.current) return;
      setRefusal(answer.ok ? null : answer.refusal);
      if (answer.ok) await answered(answer.value);
    } finally {
      if (mine === asked.current) setReading(false);
    }
  };
  const review = (now: Chosen, reading: number) =>
    ask(
      async () => {
        const entries = await reviewContactFile(now.mapping, now.mended);
        if (!entries.ok) setChosen({ ...now, people: null });
        return entries;
      },
      async (entries) => setChosen({ ...now, people: { reading, entries } }),
    );
  const reviewAnew = (now: Omit<Chosen, "people">) => {
    readings += 1;
    setChosen({ ...now, people: null });
    return review({ ...now, people: null }, readings);
  };
  const shown = (name: string, choice: ReadingChoice) => (file: ShownFile) =>
    reviewAnew({ name, choice, file, mapping: file.table?.guess ?? null, mended: {} });

  return {
    chosen,
    refusal,
    isReading,
    open: (file) => {
      setChosen(null);
      return ask(() => openContactFile(file, NOTHING_CHOSEN), shown(file.name, NOTHING_CHOSEN));
    },
    read: async (choice) => {
      if (chosen) await ask(() => rereadContactFile(choice), shown(chosen.name, choice));
    },
    map: async (mapping) => {
      if (chosen) await reviewAnew({ ...chosen, mapping });
    },
    headsAt: async (row) => {
      if (chosen)
        await ask(
          () => contactHeadsAt(row),
          (mapping) => reviewAnew({ ...chosen, mapping }),
        );
    },
    mend: async (place, change) => {
      const now = latest.current;
      if (!now?.people) return;
      const next = { ...now, mended: { ...now.mended, [place]: { ...now.mended[place], ...change } } };
      setChosen(next);
      await review(next, now.people.reading);
    },
  };
}
