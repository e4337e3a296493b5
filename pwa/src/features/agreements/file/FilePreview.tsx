import { List, Text } from "@mantine/core";
import type { DraftFromData, LeftOut } from "shared-schema/contract/data/draft";
import type { ContractData } from "shared-schema/contract/data/format";
import { useText } from "../../../ui/i18n.ts";
import { fileMessages } from "./fileMessages.ts";

/** A file that was read, and the draft that it becomes. */
export interface ReadFile {
  data: ContractData;
  draft: DraftFromData;
}

/** The parts of a file that a draft takes, and those it leaves out, with the reason. */
export function FilePreview({ data, draft: { body, left_out } }: ReadFile) {
  const t = useText(fileMessages);
  const count = (parts: object | undefined) => Object.keys(parts ?? {}).length;
  const named = ({ kind, name, role, reason }: LeftOut) => {
    const what = t(`fromFile.kind.${kind}`, { name, role: role === null ? "" : t(`fromFile.role.${role}`) });
    return t("fromFile.item", { what, reason: t(`fromFile.reason.${reason}`) });
  };
  return (
    <div role="status">
      <Text fw={600}>{t("fromFile.taken")}</Text>
      <List size="sm" withPadding>
        <List.Item>{t("fromFile.terms")}</List.Item>
        {body.yacht_id !== null && <List.Item>{t("fromFile.yacht", { name: data.yacht?.name })}</List.Item>}
        <List.Item>
          {t("fromFile.counts", {
            parties: count(body.parties),
            waypoints: count(body.waypoints),
            services: count(body.special_conditions),
            clauses: count(body.clauses),
            calls: count(body.payment_calls),
          })}
        </List.Item>
      </List>
      <Text fw={600} mt="xs">
        {t("fromFile.leftOut")}
      </Text>
      <List size="sm" withPadding>
        <List.Item>{t("fromFile.always")}</List.Item>
        {left_out.map((item) => (
          <List.Item key={`${item.kind} ${item.role} ${item.name} ${item.reason}`}>{named(item)}</List.Item>
        ))}
      </List>
    </div>
  );
}
