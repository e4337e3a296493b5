import { Radio, Stack, Text } from "@mantine/core";
import {
  type MergeChoices as Choices,
  differingFields,
  MERGED_FIELDS,
  mergeProfiles,
  type Side,
} from "shared-schema/profile/merge";
import type { ProfileBody } from "shared-schema/profile/schema";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import classes from "./merge.module.css";
import { mergeMessages } from "./messages.ts";
import { useShownValue } from "./useShownValue.ts";

interface Props {
  kept: ProfileBody;
  other: ProfileBody;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** The fields of which both profiles have a value, to choose from, and the profile that comes of it. */
export function MergeChoices({ kept, other, choices, onChoose }: Props) {
  const t = useText(mergeMessages);
  const shown = useShownValue();
  const differing = differingFields(kept, other);
  const merged = mergeProfiles(kept, other, choices);
  const sideOf = (value: string): Side => (value === "other" ? "other" : "kept");
  return (
    <>
      {differing.length === 0 && <Text c="dimmed">{t("merge.same")}</Text>}
      {differing.length > 0 && (
        <FormSection title={t("merge.choose")}>
          {differing.map((field) => (
            <Radio.Group
              key={field}
              label={t(`merge.field.${field}`)}
              value={choices[field] ?? "kept"}
              onChange={(value) => onChoose({ ...choices, [field]: sideOf(value) })}
            >
              <Stack gap={6} mt={4}>
                <Radio value="kept" label={shown(kept, field)} />
                <Radio value="other" label={shown(other, field)} />
              </Stack>
            </Radio.Group>
          ))}
        </FormSection>
      )}
      <section aria-label={t("merge.preview")}>
        <Text fw={600} mb={4}>
          {t("merge.preview")}
        </Text>
        <dl className={classes.preview}>
          {MERGED_FIELDS.flatMap((field) => {
            const value = shown(merged, field);
            if (value === null) return [];
            return [
              <div key={field}>
                <dt>{t(`merge.field.${field}`)}</dt>
                <dd>{value}</dd>
              </div>,
            ];
          })}
        </dl>
      </section>
    </>
  );
}
