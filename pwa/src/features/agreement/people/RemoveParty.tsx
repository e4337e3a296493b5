import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate } from "react-router";
import { isLastTie, mayRemoveParty } from "shared-schema/agreement/partyChanges";
import { isOpen } from "shared-schema/agreement/status";
import { leaveAgreement, removeParty } from "../../../store/commands/agreement/parties.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { partyMessages } from "./messages.ts";
import type { PartyEntry } from "./useParties.ts";

/** Takes a party off the agreement. Everybody may take himself off, and is told when that costs him the agreement. */
export function RemoveParty({ party }: { party: PartyEntry }) {
  const removal = useRemoval(party);
  if (!removal) return null;
  return (
    <Button variant="subtle" color="gray" aria-label={removal.name} onClick={removal.remove}>
      {removal.label}
    </Button>
  );
}

interface Removal {
  label: string;
  /** The accessible name, where it says more than the label. */
  name?: string;
  remove: () => Promise<void>;
}

/** How the viewer takes a party off the agreement, asked first; null where it is not theirs to do. */
export function useRemoval(party: PartyEntry): Removal | null {
  const t = useText(partyMessages);
  const navigate = useNavigate();
  const viewer = useViewer();
  const { id, agreement, may } = useWorkspace();
  const { key, name } = party;
  const isOwn = viewer.profile_ids.has(party.profile_id);
  if (!may.terms && !(isOwn && isOpen(agreement.status, "terms"))) return null;
  if (isLastTie(agreement, viewer, key)) {
    const leave = async () => {
      const options = { confirmLabel: t("parties.leave"), danger: true };
      if (!(await confirm(t("parties.leave.confirm"), options))) return;
      const left = await leaveAgreement(id, key);
      if (left.ok) void navigate("/agreement");
      else notifications.show({ color: "signal", message: refusalMessage(left.refusal) });
    };
    return { label: t("parties.leave"), remove: leave };
  }
  if (!mayRemoveParty(agreement, viewer, party)) return null;
  const remove = async () => {
    if (!(await confirm(t("parties.remove.confirm", { name }), { danger: true }))) return;
    const removed = await removeParty(id, key);
    if (!removed.ok) notifications.show({ color: "signal", message: refusalMessage(removed.refusal) });
  };
  return { label: t("parties.remove"), name: t("parties.remove.of", { name }), remove };
}
