import { ActionIcon, Group, Input } from "@mantine/core";
import { useId, useRef } from "react";
import { MOST_NIGHTS } from "shared-schema/agreement/schema";
import { nightsAt, takesNights } from "shared-schema/itinerary/nights";
import { setNights } from "#store/commands/agreement/routeBatch.ts";
import { saved } from "#ui/feedback/saving.ts";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { useAutosaveField } from "#ui/fields/autosave/useAutosaveField.ts";
import { formatNumber, type NumberRules, parseNumber } from "#ui/fields/number.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { MinusIcon, PlusIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import classes from "../../mapping.module.css";
import { mappingMessages } from "../../messages.ts";
import { useWaypointField, type WaypointProps } from "../useWaypointField.ts";

const RULES: NumberRules = { min: 0, max: MOST_NIGHTS, decimals: 0 };

/**
 * The number of nights that the yacht stays here, typed or set by buttons. One night more or less moves the rest of the route by a
 * day. At redelivery there is nothing to set.
 */
export function NightsField(props: WaypointProps) {
  const { waypoint, derived } = props;
  const t = useText(mappingMessages);
  const texts = useText(numberMessages);
  const language = useLanguage();
  const { may } = useWorkspace();
  const { path } = useWaypointField(props);
  const label = useId();
  const nights = (derived && nightsAt(derived)) ?? waypoint.nights ?? 0;
  const disabled = !may.terms || (derived !== null && !takesNights(derived));
  const { field, input } = useAutosaveField<number>(
    {
      label: t("mapping.nights"),
      description: t("mapping.nights.hint"),
      path: path("nights"),
      value: nights,
      required: "refuse",
      // The first figure of «12» does not move the route.
      onlyWhenLeft: true,
      disabled,
      onSave: useSave(props, nights),
    },
    {
      format: (value) => formatNumber(value, RULES, language),
      parse: (text) => parseNumber(text, RULES, texts, language),
    },
  );
  const typed = parseNumber(field.text, RULES, texts, language);
  const shown = (typed.ok ? typed.value : null) ?? nights;
  const step = (by: number) => field.put(formatNumber(shown + by, RULES, language));
  return (
    <Input.Wrapper
      label={input.label}
      labelProps={{ id: label }}
      labelElement="div"
      description={input.description}
      error={input.error}
    >
      <Group gap={8} my={4} role="group" aria-labelledby={label}>
        <ActionIcon
          variant="default"
          aria-label={t("mapping.nights.fewer")}
          disabled={disabled || shown === 0}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </ActionIcon>
        <Input
          className={classes.nights}
          aria-label={input.label}
          error={input.error !== undefined}
          inputMode="numeric"
          autoComplete="off"
          name={input.name}
          disabled={input.disabled}
          value={input.value}
          onFocus={(event) => {
            event.currentTarget.select();
            input.onFocus();
          }}
          onBlur={input.onBlur}
          onKeyDown={input.onKeyDown}
          onChange={(event) => field.type(event.currentTarget.value)}
        />
        <ActionIcon
          variant="default"
          aria-label={t("mapping.nights.more")}
          disabled={disabled || shown >= MOST_NIGHTS}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </ActionIcon>
      </Group>
    </Input.Wrapper>
  );
}

/** Saves nights over those that were set last, also before the plan shows them. @param nights those of the plan */
function useSave({ id }: WaypointProps, nights: number) {
  const { id: agreementId } = useWorkspace();
  const set = useRef<{ over: number; nights: number } | null>(null);
  return async (wanted: number | null) => {
    const before = set.current?.over === nights ? set.current.nights : nights;
    const result = await saved(setNights(agreementId, id, { before, nights: wanted ?? 0 }));
    if (result.ok) set.current = { over: nights, nights: wanted ?? 0 };
    return result;
  };
}
