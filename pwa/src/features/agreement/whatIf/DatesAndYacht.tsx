import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { useYachtIdentity } from "../../../forms/yacht/useYachtIdentity.ts";
import { useYachts } from "../../../store/queries/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { whatIfMessages } from "./messages.ts";
import classes from "./whatIf.module.css";
import type { WishProps } from "./wishProps.ts";

const STEPS = [
  { days: -7, label: "whatIf.dates.weekEarlier", short: "−7" },
  { days: -1, label: "whatIf.dates.earlier", short: "−1" },
  { days: 1, label: "whatIf.dates.later", short: "+1" },
  { days: 7, label: "whatIf.dates.weekLater", short: "+7" },
] as const;

/** Other dates, and another of the yachts on this device. */
export function DatesAndYacht({ wishes, onChange }: WishProps) {
  const t = useText(whatIfMessages);
  const { agreement } = useWorkspace();
  const identity = useYachtIdentity();
  const yachts = useYachts() ?? [];
  const { shift_days } = wishes;
  const move = (days: number) => onChange({ ...wishes, shift_days: shift_days + days });
  const own = agreement.yacht_id === null ? null : String(agreement.yacht_id);
  const choose = (value: string | null) =>
    onChange({ ...wishes, yacht_id: value === null || value === own ? null : Number(value) });
  return (
    <Stack gap="lg">
      <div>
        <Group justify="space-between" gap="sm">
          <span className={classes.label}>{t("whatIf.dates")}</span>
          <output>
            {shift_days < 0
              ? t("whatIf.dates.shiftBack", { days: -shift_days })
              : t("whatIf.dates.shift", { days: shift_days })}
          </output>
        </Group>
        <Text size="sm" c="dimmed" mb="xs">
          {t("whatIf.dates.hint")}
        </Text>
        <Group gap="xs" role="group" aria-label={t("whatIf.dates")}>
          {STEPS.map(({ days, label, short }) => (
            <Button key={days} variant="default" aria-label={t(label)} title={t(label)} onClick={() => move(days)}>
              {short}
            </Button>
          ))}
        </Group>
      </div>
      <Select
        label={t("whatIf.yacht")}
        data={yachts.map(({ id, body }) => ({ value: String(id), label: identity(body) }))}
        value={wishes.yacht_id === null ? own : String(wishes.yacht_id)}
        onChange={choose}
        allowDeselect={false}
      />
    </Stack>
  );
}
