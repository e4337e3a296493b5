import { requestPath } from "../../store/drafts/fieldPath.ts";
import { discardDraft, draftOf, keepDraft } from "../../ui/fields/autosave/drafts.ts";

/** The values of the form, as typed. */
export interface RequestValues {
  from: string;
  to: string;
  yacht_id: string | null;
  yacht: string;
  guests: string;
  areas: string;
  message: string;
}

export const EMPTY: RequestValues = {
  ...{ from: "", to: "", yacht_id: null, yacht: "", guests: "2", areas: "", message: "" },
};

/** Keeps the values of a form that was not sent, at each key, on this device. @param form 0 for one's own, 1 for the sample's */
export function typedRequest(form: 0 | 1, given: RequestValues) {
  const fields = Object.keys(EMPTY).map((field) => ({ field, path: requestPath(form, field) }));
  const givenTexts = textsOf(given);
  return {
    /** Returns the given values with those that were typed over them. Values that were typed over another sample are left out. */
    values(): RequestValues {
      const typed = fields.flatMap(({ field, path }) => {
        const draft = draftOf(path);
        return draft && draft.over === givenTexts[field] ? [[field, draft.text]] : [];
      });
      const values: RequestValues = { ...given, ...Object.fromEntries(typed) };
      return { ...values, yacht_id: values.yacht_id || null };
    },
    keep(values: RequestValues): void {
      const now = textsOf(values);
      for (const { field, path } of fields) {
        const [text = "", over = ""] = [now[field], givenTexts[field]];
        if (text === over) {
          if (draftOf(path)) discardDraft(path);
        } else if (draftOf(path)?.text !== text) keepDraft(path, { text, over });
      }
    },
    /** Forgets the values once they were sent. */
    forget(): void {
      for (const { path } of fields) discardDraft(path);
    },
  };
}

function textsOf(values: RequestValues): Record<string, string> {
  return { ...values, yacht_id: values.yacht_id ?? "" };
}
