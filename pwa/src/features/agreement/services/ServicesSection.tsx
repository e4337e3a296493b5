import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { byPos } from "shared-schema/agreement/order";
import { addService } from "../../../store/commands/agreement/services.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { Clauses } from "./Clauses.tsx";
import { serviceMessages } from "./messages.ts";
import { ServiceRow } from "./ServiceRow.tsx";

/** The extra services of an agreement: name, price and description; the total follows. Below them, its special clauses. */
export function ServicesSection() {
  const t = useText(serviceMessages);
  const show = useShow();
  const { id, agreement, access, may, plan } = useWorkspace();
  const [refusal, setRefusal] = useState<ReactNode>();
  const services = byPos(agreement.special_conditions);
  const add = async () => {
    const result = await addService(id);
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  };
  const button = may.terms && (
    <Button variant="default" leftSection={<PlusIcon />} onClick={add}>
      {t("services.add")}
    </Button>
  );
  return (
    <>
      <Block title={t("services.title")} anchor="cruise.special_conditions" actions={services.length > 0 && button}>
        {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
        {services.length === 0 ? (
          <EmptyState title={t("services.empty")} action={button}>
            {t("services.empty.hint")}
          </EmptyState>
        ) : (
          <>
            {services.map(([partId, service], index) => (
              <ServiceRow key={partId} partId={partId} service={service} index={index} />
            ))}
            <Group justify="space-between" pt="md">
              <Text fw={600}>{t("services.total")}</Text>
              <Text fw={600}>{plan ? show.money(plan.price.total_services_price) : "…"}</Text>
            </Group>
          </>
        )}
      </Block>
      {access.contract && <Clauses />}
    </>
  );
}
