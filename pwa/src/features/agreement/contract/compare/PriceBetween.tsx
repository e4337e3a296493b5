import { Title } from "@mantine/core";
import { useId } from "react";
import { useKnown } from "#forms/words/useKnown.ts";
import { useText } from "#ui/i18n.ts";
import { PriceDifference } from "../../causes/PriceDifference.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { contractMessages } from "../messages.ts";

/** The difference of the total between two versions by cause and author, as the server computes it. */
export function PriceBetween({ from, to }: { from: number; to: number }) {
  const t = useText(contractMessages);
  const heading = useId();
  const { id } = useWorkspace();
  const known = useKnown({ collection: "agreements", document_id: String(id) });
  return (
    <section aria-labelledby={heading}>
      <Title order={3} size="h5" id={heading} mb="xs">
        {t("contract.price")}
      </Title>
      <PriceDifference states={{ kind: "versions", from, to }} known={known} offline={t("contract.price.offline")} />
    </section>
  );
}
