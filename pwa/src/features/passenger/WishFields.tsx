import { Checkbox, Radio, Stack, Text, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { PassengerPage } from "shared-schema/api/privacy/passengerLink";
import { MOST_WISH } from "shared-schema/guest/schema";
import { useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { passengerMessages } from "./messages.ts";
import { hasWishes, type PassengerValues } from "./values.ts";

interface Props {
  form: UseFormReturnType<PassengerValues>;
  page: PassengerPage;
  /** Of the guest. */
  name: string;
}

const WISHES = ["diet", "allergies", "cabin", "occasion", "other"] as const;

/** The preferences, and the consents that they are kept upon: asked for once something was entered. */
export function WishFields({ form, page, name }: Props) {
  const t = useText(passengerMessages);
  const area = { autosize: true, minRows: 2, maxLength: MOST_WISH } as const;
  return (
    <>
      <FormSection title={t("passenger.wishes")} note={t("passenger.wishesNote")}>
        {page.has_wishes && (
          <Stack gap="xs" className="wide">
            <Text size="sm">{t("passenger.wishesOnFile")}</Text>
            <Checkbox
              label={t("passenger.withdraw")}
              disabled={hasWishes(form.values)}
              {...form.getInputProps("withdraw", { type: "checkbox" })}
            />
          </Stack>
        )}
        {WISHES.map((field) => (
          <Textarea
            key={field}
            {...area}
            label={t(`passenger.${field}`)}
            placeholder={t(`passenger.${field}.like`)}
            {...form.getInputProps(field)}
          />
        ))}
        <Textarea
          {...area}
          label={t("passenger.medical")}
          description={t("passenger.medicalNote")}
          {...form.getInputProps("medical")}
        />
      </FormSection>
      {hasWishes(form.values) && (
        <Stack gap="md">
          <Radio.Group label={t("passenger.given")} {...form.getInputProps("given")}>
            <Stack gap="xs" mt={4}>
              <Radio value="GUEST" label={t("passenger.given.GUEST")} />
              <Radio value="REPRESENTATIVE" label={t("passenger.given.REPRESENTATIVE", { name })} />
            </Stack>
          </Radio.Group>
          <Checkbox label={t("passenger.consent")} {...form.getInputProps("consent", { type: "checkbox" })} />
          {form.values.medical.trim() !== "" && (
            <Checkbox
              label={t("passenger.consentMedical")}
              {...form.getInputProps("consentMedical", { type: "checkbox" })}
            />
          )}
        </Stack>
      )}
    </>
  );
}
