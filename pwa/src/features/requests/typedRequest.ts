import { typedForm } from "../../forms/typedForm.ts";
import { requestPath } from "../../store/drafts/fieldPath.ts";

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
const FIELDS = ["from", "to", "yacht_id", "yacht", "guests", "areas", "message"] as const;

/** Keeps the values of a form that was not sent, at each key, on this device. @param form 0 for one's own, 1 for the sample's */
export function typedRequest(form: 0 | 1, given: RequestValues) {
  const typed = typedForm(FIELDS, (field) => requestPath(form, field), textsOf(given));
  return {
    /** Returns the given values with those that were typed over them. Values that were typed over another sample are left out. */
    values(): RequestValues {
      const texts = typed.texts();
      return { ...texts, yacht_id: texts.yacht_id || null };
    },
    keep: (values: RequestValues): void => typed.keep(textsOf(values)),
    keepAgain: (values: RequestValues): void => typed.keepAgain(textsOf(values)),
    /** Forgets the values once they were sent. */
    forget: (): void => typed.forget(),
  };
}

function textsOf(values: RequestValues): Record<keyof RequestValues, string> {
  return { ...values, yacht_id: values.yacht_id ?? "" };
}
