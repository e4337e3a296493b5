import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { LinkParticulars } from "shared-schema/guest/form";
import type { MrzReading } from "shared-schema/guest/mrz";
import { useText } from "../../ui/i18n.ts";
import { passengerMessages } from "./messages.ts";
import classes from "./passenger.module.css";

/** Shorter than this nothing is said: someone is still typing. */
const LEAST_TEXT = 60;

/** The machine-readable lines of a document, which fill in the fields. They are read on the device and kept nowhere. */
export function PassportLines({ onRead }: { onRead: (read: LinkParticulars) => void }) {
  const t = useText(passengerMessages);
  const [lines, setLines] = useState("");
  const [reading, setReading] = useState<MrzReading["kind"] | null>(null);
  const type = async (typed: string, isDone: boolean) => {
    setLines(typed);
    const length = typed.replace(/\s/g, "").length;
    if (length === 0 || (length < LEAST_TEXT && !isDone)) return setReading(null);
    const { readMrz } = await import("shared-schema/guest/mrz");
    const read = readMrz(typed, new Date().toISOString().slice(0, 10));
    if (read.kind === "READ") onRead(read.particulars);
    // Lines that are not whole yet are no mistake.
    setReading(read.kind === "READ" || isDone || length >= 72 ? read.kind : null);
  };
  return (
    <div>
      <Textarea
        label={t("passenger.lines")}
        description={t("passenger.linesNote")}
        classNames={{ input: classes.lines }}
        rows={3}
        value={lines}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        error={reading === "WRONG" ? t("passenger.linesWrong") : reading === "NONE" ? t("passenger.linesNone") : null}
        onChange={(event) => void type(event.currentTarget.value, false)}
        // Fields that were corrected by hand are not filled in a second time.
        onBlur={(event) => {
          if (reading !== "READ") void type(event.currentTarget.value, true);
        }}
      />
      <Text size="sm" role="status" mt={4}>
        {reading === "READ" ? t("passenger.linesRead") : ""}
      </Text>
    </div>
  );
}
