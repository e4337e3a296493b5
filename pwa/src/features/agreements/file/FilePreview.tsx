import { List, Text } from "@mantine/core";
import type { DraftFromData } from "shared-schema/contract/data/draft";
import type { ContractData } from "shared-schema/contract/data/format";
import { leftOutMessages, leftOutWords } from "../../../forms/leftOut/leftOutMessages.ts";
import type { IsNational } from "../../../store/commands/agreement/from/fromData.ts";
import { useText } from "../../../ui/i18n.ts";
import { fileMessages } from "./fileMessages.ts";

/** A file that was read, and the draft that it becomes. */
export interface ReadFile {
  data: ContractData;
  draft: DraftFromData;
  /** The waters of its calls. */
  isNational: IsNational;
}

/** The parts of a file that a draft takes, and those it leaves out, with the reason. */
export function FilePreview({ data, draft: { body, left_out } }: ReadFile) {
  const t = useText(fileMessages);
  const tLeftOut = useText(leftOutMessages);
  const count = (parts: object | undefined) => Object.keys(parts ?? {}).length;
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
        {tLeftOut("leftOut.title")}
      </Text>
      <List size="sm" withPadding>
        <List.Item>{t("fromFile.always")}</List.Item>
        {left_out.map((item) => (
          <List.Item key={`${item.kind} ${item.role} ${item.name} ${item.reason}`}>
            {leftOutWords(tLeftOut, item)}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
