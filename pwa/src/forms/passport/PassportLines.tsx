import { Button, Text, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useRef, useState } from "react";
import type { LinkParticulars } from "shared-schema/guest/form";
import type { MrzRead, MrzReading } from "shared-schema/guest/mrz/mrz";
import { useText } from "../../ui/i18n.ts";
import { OnDemand } from "../../ui/loading/OnDemand.tsx";
import { part } from "../../ui/loading/part.ts";
import { passportMessages } from "./messages.ts";
import classes from "./passport.module.css";
import { ReadingNotes } from "./ReadingNotes.tsx";

/** Shorter than this nothing is said: someone is still typing. */
const LEAST_TEXT = 45;
/** Two lines of the shortest document. */
const WHOLE_TEXT = 72;

const camera = part(() => import("./PassportCamera.tsx").then(({ PassportCamera }) => PassportCamera));

interface Props {
  /** Told what was read; null once the lines are others and cannot be read. */
  onRead: (read: LinkParticulars | null) => void;
}

/** The machine-readable lines of a document, which fill in the fields. They are read on the device and kept nowhere. */
export function PassportLines({ onRead }: Props) {
  const t = useText(passportMessages);
  const [opened, { open, close }] = useDisclosure();
  const [lines, setLines] = useState("");
  const [reading, setReading] = useState<MrzReading | null>(null);
  // The rules are loaded once they are needed, so an earlier text may be read later.
  const latest = useRef("");
  const readText = async (typed: string, isDone: boolean) => {
    setLines(typed);
    latest.current = typed;
    const length = typed.replace(/\s/g, "").length;
    if (length === 0 || (length < LEAST_TEXT && !isDone)) return show(null);
    const { readMrz } = await import("shared-schema/guest/mrz/mrz");
    if (latest.current !== typed) return;
    const read = readMrz(typed, new Date().toISOString().slice(0, 10));
    // Lines that are not whole yet are no mistake.
    show(read.kind === "READ" || isDone || length >= WHOLE_TEXT ? read : null);
  };
  const show = (read: MrzReading | null) => {
    if (read?.kind === "READ") onRead(read.particulars);
    else if (reading?.kind === "READ") onRead(null);
    setReading(read);
  };
  const photographed = (read: MrzRead) => {
    latest.current = "";
    setLines("");
    show(read);
  };
  const choose = (date: string) => {
    if (reading?.kind !== "READ") return;
    const particulars = { ...reading.particulars, date_of_birth: date };
    onRead(particulars);
    setReading({ ...reading, particulars, born: null });
  };
  const faults: Partial<Record<MrzReading["kind"], ReactNode>> = {
    WRONG: t("passport.wrong"),
    NONE: t("passport.none"),
  };
  return (
    <div>
      <Textarea
        label={t("passport.lines")}
        description={t("passport.linesNote")}
        classNames={{ input: classes.lines }}
        rows={3}
        value={lines}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        error={reading && faults[reading.kind]}
        onChange={(event) => void readText(event.currentTarget.value, false)}
        // Fields that were corrected by hand are not filled in a second time.
        onBlur={(event) => {
          if (reading?.kind !== "READ") void readText(event.currentTarget.value, true);
        }}
      />
      <Button variant="default" size="sm" mt="xs" onClick={open}>
        {t("passport.camera")}
      </Button>
      <OnDemand part={camera} opened={opened} onGiveUp={close}>
        {(Camera, isOpen) => <Camera opened={isOpen} onClose={close} onRead={photographed} />}
      </OnDemand>
      <div role="status">
        {reading?.kind === "READ" && (
          <>
            <Text size="sm" mt={4}>
              {t("passport.read")}
            </Text>
            <ReadingNotes read={reading} onBorn={choose} />
          </>
        )}
      </div>
    </div>
  );
}
