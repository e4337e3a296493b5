import type { ReactNode } from "react";
import { YACHT_REQUIRED } from "shared-schema/yacht/schema";
import { fieldPath } from "../../store/drafts/fieldPath.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import type { NumberRules } from "../../ui/fields/number.ts";
import { TextareaField } from "../../ui/fields/TextareaField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useText } from "../../ui/i18n.ts";
import { yachtFormMessages } from "./messages.ts";
import type { YachtRecord } from "./record.ts";

type TextKey = "imo_nb" | "mmsi_num" | "call_sign" | "official_num" | "yard" | "engine_type";
type NumberKey =
  | "year_built"
  | "loa"
  | "beam"
  | "draft"
  | "gross_tonnage"
  | "displacement"
  | "max_nb_passengers"
  | "nb_berth"
  | "fuel_capacity"
  | "engine_quantity"
  | "total_power"
  | "max_spd"
  | "max_spd_cons"
  | "cruis_spd"
  | "cruis_spd_cons"
  | "eco_spd"
  | "eco_spd_cons"
  | "avg_generators_cons";

const REQUIRED = new Set<string>(YACHT_REQUIRED);

/** Required by the contract: an empty field is saved, and says that it is missing. */
function requirement(key: string): "warn" | undefined {
  return REQUIRED.has(key) ? "warn" : undefined;
}

interface TextProps {
  yacht: YachtRecord;
  field: TextKey;
  uppercase?: boolean;
  /** The problem with the stored value. */
  error?: ReactNode;
}

/** One of the yacht's texts. */
export function YachtText({ yacht, field, uppercase, error }: TextProps) {
  const t = useText(yachtFormMessages);
  return (
    <TextField
      path={fieldPath(yacht.document, yacht.id, field)}
      label={t(`yachtForm.${field}`)}
      value={yacht.body[field]}
      onSave={yacht.save(field)}
      required={requirement(field)}
      uppercase={uppercase}
      error={error}
    />
  );
}

/** One of the yacht's lists, a line for each person or thing. */
export function YachtLines({ yacht, field }: { yacht: YachtRecord; field: "crew_list" | "equipment" }) {
  const t = useText(yachtFormMessages);
  return (
    <TextareaField
      path={fieldPath(yacht.document, yacht.id, field)}
      label={t(`yachtForm.${field}`)}
      value={yacht.body[field] ?? null}
      onSave={yacht.save(field)}
    />
  );
}

/** One of the yacht's numbers, with its unit. */
export function YachtNumber({
  yacht,
  field,
  ...rules
}: { yacht: YachtRecord; field: NumberKey; unit?: string } & NumberRules) {
  const t = useText(yachtFormMessages);
  return (
    <NumberField
      path={fieldPath(yacht.document, yacht.id, field)}
      label={t(`yachtForm.${field}`)}
      value={yacht.body[field]}
      onSave={yacht.save(field)}
      required={requirement(field)}
      {...rules}
    />
  );
}
