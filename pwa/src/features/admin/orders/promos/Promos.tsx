import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Promo } from "shared-schema/billing/promo";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { PlusIcon } from "#ui/icons.tsx";
import { EmptyState } from "#ui/layout/EmptyState.tsx";
import { FetchedPanel } from "../../FetchedPanel.tsx";
import { useFetched } from "../../useFetched.ts";
import { changePromos } from "./changePromos.ts";
import { promoMessages } from "./messages.ts";
import { PromoDialog } from "./PromoDialog.tsx";
import { PromoTable } from "./PromoTable.tsx";

/** The promos with their days, and the ways to add, change and remove one. */
export function Promos() {
  const fetched = useFetched<Promo[]>("/billing/promos");
  return <FetchedPanel fetched={fetched}>{(promos) => <Shown promos={promos} onChanged={fetched.put} />}</FetchedPanel>;
}

function Shown({ promos, onChanged }: { promos: Promo[]; onChanged(promos: Promo[]): void }) {
  const t = useText(promoMessages);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const remove = async ({ code }: Promo) => {
    const words = { confirmLabel: t("promos.removeIt"), danger: true };
    if (!(await confirm(t("promos.removeQuestion", { code }), words))) return;
    const left = await changePromos((now) => now.filter((each) => each.code !== code));
    setRefusal(left.ok ? null : refusalMessage(left.refusal));
    if (left.ok) onChanged(left.value);
  };
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <Text size="sm" c="dimmed" maw="60ch">
          {t("promos.intro")}
        </Text>
        <PromoDialog promo={null} taken={promos.map(({ code }) => code)} onSaved={onChanged}>
          {(open) => (
            <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={open}>
              {t("promos.add")}
            </Button>
          )}
        </PromoDialog>
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      {promos.length === 0 ? (
        <EmptyState title={t("promos.none")} />
      ) : (
        <PromoTable promos={promos} onChanged={onChanged} onRemove={(promo) => void remove(promo)} />
      )}
    </Stack>
  );
}
