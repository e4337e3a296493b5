import { Title } from "@mantine/core";
import { useId } from "react";
import { useKnown } from "#forms/words/useKnown.ts";
import { useText } from "#ui/i18n.ts";
import { PriceDifference } from "../../causes/PriceDifference.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "./approval.module.css";
import { approvalMessages } from "./approvalMessages.ts";

/**
 * The difference of the total since a party approved, by cause and author, as the server gives it.
 * @param props.at when it approved, UTC
 */
export function PriceSince({ at }: { at: string }) {
  const t = useText(approvalMessages);
  const heading = useId();
  const { id } = useWorkspace();
  const known = useKnown({ collection: "agreements", document_id: String(id) });
  return (
    <section aria-labelledby={heading} className={classes.price}>
      <Title order={3} size="h5" id={heading} mb="xs">
        {t("approval.price")}
      </Title>
      <PriceDifference states={{ kind: "moment", at }} known={known} offline={t("approval.price.offline")} />
    </section>
  );
}
