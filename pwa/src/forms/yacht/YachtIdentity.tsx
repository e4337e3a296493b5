import { hasImoForm, isImoNumber } from "shared-schema/yacht/imo";
import { YACHT_STATUSES, YACHT_TYPES } from "shared-schema/yacht/schema";
import { fieldPath } from "../../store/drafts/fieldPath.ts";
import { SelectField } from "../../ui/fields/SelectField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { CountryField } from "../CountryField.tsx";
import { YachtNumber, YachtText } from "./fields.tsx";
import { yachtFormMessages } from "./messages.ts";
import type { YachtRecord } from "./record.ts";

/** The yacht's name, flag and registration numbers. */
export function YachtIdentity({ yacht }: { yacht: YachtRecord }) {
  const t = useText(yachtFormMessages);
  const { body, save } = yacht;
  const imoFault =
    body.imo_nb === null || isImoNumber(body.imo_nb)
      ? undefined
      : t(hasImoForm(body.imo_nb) ? "yachtForm.imoWrong" : "yachtForm.imoForm");
  return (
    <FormSection title={t("yachtForm.identity")}>
      <TextField
        path={fieldPath(yacht.document, yacht.id, "name")}
        label={t("yachtForm.name")}
        value={body.name}
        onSave={(value) => save("name")(value ?? "")}
        required="refuse"
        maxLength={120}
      />
      <CountryField
        path={fieldPath(yacht.document, yacht.id, "flag")}
        label={t("yachtForm.flag")}
        value={body.flag}
        onSave={save("flag")}
        required="warn"
      />
      <TextField
        path={fieldPath(yacht.document, yacht.id, "port_of_registry")}
        label={t("yachtForm.port_of_registry")}
        value={body.port_of_registry}
        onSave={(value) => save("port_of_registry")(value ?? "")}
        required="refuse"
        maxLength={120}
      />
      <SelectField
        path={fieldPath(yacht.document, yacht.id, "type")}
        label={t("yachtForm.type")}
        value={body.type}
        options={YACHT_TYPES.map((value) => ({ value, label: t(`yachtForm.${value}`) }))}
        onSave={(value) => save("type")(value ?? body.type)}
        required="refuse"
      />
      <SelectField
        path={fieldPath(yacht.document, yacht.id, "status")}
        label={t("yachtForm.status")}
        value={body.status}
        options={YACHT_STATUSES.map((value) => ({ value, label: t(`yachtForm.${value}`) }))}
        onSave={save("status")}
        required="warn"
      />
      <YachtText yacht={yacht} field="official_num" uppercase />
      <YachtText yacht={yacht} field="imo_nb" uppercase error={imoFault} />
      <YachtText yacht={yacht} field="mmsi_num" uppercase />
      <YachtText yacht={yacht} field="call_sign" uppercase />
      <YachtText yacht={yacht} field="yard" />
      <YachtNumber yacht={yacht} field="year_built" decimals={0} grouping={false} min={1800} max={thisYear()} />
    </FormSection>
  );
}

function thisYear(): number {
  return new Date().getUTCFullYear();
}
