import { useText } from "../../../ui/i18n.ts";
import { partyMessages } from "../people/messages.ts";
import { RoleBlock } from "../people/RoleBlock.tsx";

/** The brokers, who bring the parties together, and the other stakeholders. */
export function BrokersSection() {
  const t = useText(partyMessages);
  return (
    <>
      <RoleBlock of="brokers" />
      <RoleBlock of="stakeholders" note={t("parties.hint.stakeholders")} />
    </>
  );
}
