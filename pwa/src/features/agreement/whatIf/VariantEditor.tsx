import { Button, Group, SimpleGrid, Stack, Title } from "@mantine/core";
import { burnsOtherwise, lostWishes } from "shared-schema/pricing/whatIf/variant";
import type { Wishes } from "shared-schema/pricing/whatIf/wishes";
import { removeVariant } from "../../../store/commands/whatIf/variants.ts";
import type { Variant } from "../../../store/queries/kept/variants.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { Calls } from "./calls/Calls.tsx";
import { DatesAndYacht } from "./DatesAndYacht.tsx";
import { whatIfMessages } from "./messages.ts";
import { SpeedSlider } from "./SpeedSlider.tsx";
import type { KnownOutcome } from "./useOutcomes.ts";

interface Props {
  variant: Variant;
  outcome: KnownOutcome;
  draft: KnownOutcome;
  mayTake: boolean;
  /** Shows what follows, and keeps nothing. */
  onTry: (wishes: Wishes) => void;
  onChange: (wishes: Wishes) => void;
  onTake: () => void;
}

/** The wishes of one variant, and what there is to say about them. */
export function VariantEditor({ variant, outcome, draft, mayTake, onTry, onChange, onTake }: Props) {
  const t = useText(whatIfMessages);
  const { id, agreement } = useWorkspace();
  const { key, name, wishes } = variant;
  const lost = lostWishes(agreement, wishes);
  const isEntered = agreement.journey_consumption !== null || agreement.routing_consumption !== null;
  return (
    <Stack gap="md" component="section" aria-label={t("whatIf.variant", { name })}>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {t("whatIf.variant", { name })}
        </Title>
        <Group gap="sm">
          <Button variant="default" leftSection={<TrashIcon size={18} />} onClick={() => void removeVariant(id, key)}>
            {t("whatIf.remove")}
          </Button>
          <Button disabled={!mayTake || outcome === undefined || outcome?.failed === true} onClick={onTake}>
            {t("whatIf.takeOver", { name })}
          </Button>
        </Group>
      </Group>
      {!mayTake && <Notice tone="calm">{t("whatIf.readOnly")}</Notice>}
      {lost > 0 && <Notice tone="wait">{t("whatIf.lost", { count: lost })}</Notice>}
      {isEntered && burnsOtherwise(agreement, wishes) && <Notice tone="calm">{t("whatIf.estimates")}</Notice>}
      {(outcome === null || outcome?.failed) && <Notice tone="alarm">{t("whatIf.failed")}</Notice>}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg">
        <Stack gap="lg">
          <SpeedSlider wishes={wishes} outcome={outcome} range={draft?.speed} onTry={onTry} onChange={onChange} />
          <DatesAndYacht wishes={wishes} onChange={onChange} />
        </Stack>
        <Calls wishes={wishes} onChange={onChange} />
      </SimpleGrid>
    </Stack>
  );
}
