import { Radio, Stack, Text } from "@mantine/core";
import {
  type MergeChoices as Choices,
  chosenSide,
  differingGroups,
  MERGED_FIELDS,
  type MergedField,
  mergeProfiles,
  type Side,
} from "shared-schema/profile/merge";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Doc } from "../../../store/queries/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import { usePassportsShown } from "../passport/usePassportsShown.ts";
import classes from "./merge.module.css";
import { mergeMessages } from "./messages.ts";
import { useShownValue } from "./useShownValue.ts";

interface Props {
  kept: Doc<ProfileBody>;
  other: Doc<ProfileBody>;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** The fields of which both profiles have a value, to choose from, those of an account or a passport together, and the profile that comes of it. */
export function MergeChoices({ kept: keptRow, other: otherRow, choices, onChoose }: Props) {
  const t = useText(mergeMessages);
  usePassportsShown([keptRow, otherRow]);
  const [kept, other] = [keptRow.body, otherRow.body];
  const shown = useShownValue();
  const differing = differingGroups(kept, other);
  const merged = mergeProfiles(kept, other, choices);
  const choose = (group: readonly MergedField[], side: Side) =>
    onChoose({ ...choices, ...Object.fromEntries(group.map((field) => [field, side])) });
  const nameOf = (group: readonly MergedField[], field: MergedField) => {
    if (group.length === 1) return t(`merge.field.${field}`);
    return group.includes("iban") ? t("merge.bank") : t("merge.passport");
  };
  const valuesOf = (profile: ProfileBody, group: readonly MergedField[]) =>
    group.flatMap((field) => shown(profile, field) ?? []).join(" · ");
  return (
    <>
      {differing.length === 0 && <Text c="dimmed">{t("merge.same")}</Text>}
      {differing.length > 0 && (
        <FormSection title={t("merge.choose")}>
          {differing.flatMap((group) => {
            const [field] = group;
            if (field === undefined) return [];
            return [
              <Radio.Group
                key={field}
                label={nameOf(group, field)}
                value={chosenSide(kept, other, choices, field)}
                onChange={(value) => choose(group, value === "other" ? "other" : "kept")}
              >
                <Stack gap={6} mt={4}>
                  <Radio value="kept" label={valuesOf(kept, group)} />
                  <Radio value="other" label={valuesOf(other, group)} />
                </Stack>
              </Radio.Group>,
            ];
          })}
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
