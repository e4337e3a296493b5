import type { UseFormReturnType } from "@mantine/form";
import { useRef } from "react";
import type { LinkParticulars } from "shared-schema/guest/form";
import { type PassengerValues, withDraft } from "./values.ts";

/**
 * Fills in the form from a document that was read. What another document had filled in goes: it may be another person's. Fields that were
 * changed by hand since then stay.
 */
export function useReading(form: UseFormReturnType<PassengerValues>): (read: LinkParticulars | null) => void {
  const filledIn = useRef<Readonly<Record<string, string>>>({});
  return (read) => {
    const texts = textsOf(read ?? {});
    const former = filledIn.current;
    filledIn.current = texts;
    form.setValues((now) => {
      const values: Record<string, string | boolean> = { ...now };
      for (const [field, text] of Object.entries(former)) if (values[field] === text) values[field] = "";
      return withDraft({ ...values, ...texts });
    });
  };
}

function textsOf(read: LinkParticulars): Record<string, string> {
  return Object.fromEntries(Object.entries(read).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
