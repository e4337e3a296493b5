import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { MissingList } from "../missing/MissingList.tsx";
import { useWorkspace } from "../workspace/workspace.ts";

/**
 * Lists the causes of a missing total by name, each with the way to its field. Renders nothing where there is a total.
 */
export function TotalNeeds() {
  const t = useText(frameMessages);
  const { id, missing } = useWorkspace();
  if (missing.forTotal.length === 0) return null;
  return (
    <>
      <div>{t("agreement.total.needs")}</div>
      <MissingList agreementId={id} paths={missing.forTotal} />
    </>
  );
}
