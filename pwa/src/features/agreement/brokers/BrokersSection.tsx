import { useText } from "../../../ui/i18n.ts";
import { partyMessages } from "../parties/messages.ts";
import { RoleBlock } from "../parties/RoleBlock.tsx";

/** Who brings the parties together, and who else has a stake. */
export function BrokersSection() {
  const t = useText(partyMessages);
  return (
    <>
      <RoleBlock of="brokers" />
      <RoleBlock of="stakeholders" note={t("parties.hint.stakeholders")} />
    </>
  );
}
