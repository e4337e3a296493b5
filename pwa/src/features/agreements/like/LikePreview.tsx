import { List, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { LeftOut } from "shared-schema/agreement/mutations/leftOut";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { leftOutMessages, leftOutWords } from "../../../forms/leftOut/leftOutMessages.ts";
import { draftLike } from "../../../store/commands/agreement/from/like.ts";
import { useText } from "../../../ui/i18n.ts";

/** The people and the yacht that a draft like an agreement does not take, with the reason; nothing where it takes all. */
export function LikePreview({ template }: { template: AgreementBody }) {
  const t = useText(leftOutMessages);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  useEffect(() => {
    let wanted = true;
    void draftLike(template, template.name).then(({ left_out }) => wanted && setLeftOut(left_out));
    return () => {
      wanted = false;
    };
  }, [template]);
  return (
    <div role="status">
      {leftOut.length > 0 && (
        <>
          <Text fw={600}>{t("leftOut.title")}</Text>
          <List size="sm" withPadding>
            {leftOut.map((item) => (
              <List.Item key={`${item.kind} ${item.role} ${item.name}`}>{leftOutWords(t, item)}</List.Item>
            ))}
          </List>
        </>
      )}
    </div>
  );
}
