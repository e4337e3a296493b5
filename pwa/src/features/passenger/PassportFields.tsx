import { NativeSelect, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useMemo } from "react";
import type { PassengerPage } from "shared-schema/api/privacy/passengerLink";
import { countriesIn } from "shared-schema/geo/places/countries";
import type { LinkField } from "shared-schema/guest/form";
import { passportLasts } from "shared-schema/guest/passportLasts";
import { showDate } from "../../ui/fields/dates.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { passengerMessages } from "./messages.ts";
import { type PassengerValues, SEXES } from "./values.ts";

interface Props {
  form: UseFormReturnType<PassengerValues>;
  page: PassengerPage;
}

/** The fields of the passenger list. The phone's own inputs for dates and lists are the quickest there. */
export function PassportFields({ form, page }: Props) {
  const t = useText(passengerMessages);
  const language = useLanguage();
  const countries = useMemo(
    () => countriesIn(language).map(({ iso, name }) => ({ value: iso, label: name })),
    [language],
  );
  const asked = (field: LinkField) => ({
    label: t(`passenger.${field}`),
    description: page.waiting.includes(field)
      ? t("passenger.compared")
      : page.on_file.includes(field)
        ? t("passenger.onFile")
        : undefined,
    ...form.getInputProps(field),
  });
  const chosen = { value: "", label: t("passenger.choose") };
  const sexes = SEXES.map((value) => ({ value, label: t(`passenger.gender.${value}`) }));
  return (
    <FormSection title={t("passenger.passport")} note={t("passenger.passportNote")}>
      <TextInput {...asked("first_name")} autoComplete="given-name" maxLength={120} />
      <TextInput {...asked("last_name")} autoComplete="family-name" maxLength={120} />
      <TextInput
        {...asked("date_of_birth")}
        type="date"
        autoComplete="bday"
        max={new Date().toISOString().slice(0, 10)}
      />
      <TextInput {...asked("place_of_birth")} autoComplete="off" maxLength={300} />
      <NativeSelect {...asked("nationality")} data={[chosen, ...countries]} />
      <NativeSelect {...asked("gender")} data={[chosen, ...sexes]} />
      <TextInput {...asked("passport_num")} autoComplete="off" autoCapitalize="characters" maxLength={60} />
      <NativeSelect {...asked("passport_country")} data={[chosen, ...countries]} />
      <div>
        <TextInput {...asked("passport_expiration")} type="date" autoComplete="off" />
        <Lasting expires={form.values.passport_expiration} until={page.to} />
      </div>
      <TextInput {...asked("main_phone")} type="tel" autoComplete="tel" maxLength={300} />
    </FormSection>
  );
}

/** Whether the passport lasts until the guest leaves the yacht. It can be sent all the same: another one may follow. */
function Lasting({ expires, until }: { expires: string; until: string | null }) {
  const t = useText(passengerMessages);
  const lasting = passportLasts(expires, until);
  if (lasting === null || lasting === "LASTS") return null;
  return (
    <Text size="sm" mt={4} c="var(--color-wait-text)" role="status">
      {lasting === "EXPIRES" ? t("passenger.expired", { date: showDate(until) }) : t("passenger.sixMonths")}
    </Text>
  );
}
