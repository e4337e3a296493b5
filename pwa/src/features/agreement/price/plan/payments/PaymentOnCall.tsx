import { callsOf } from "shared-schema/payments/callsOf";
import { useAgreement } from "#store/queries/documents.ts";
import { WorkspaceProvider } from "../../../frame/workspace/WorkspaceProvider.tsx";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";

interface Props {
  agreement: number;
  /** The id of the call for fund. */
  call: string;
  onClose: () => void;
}

/** The form for a payment on a call, where its agreement is not open. Mounted while it is open. */
export function PaymentOnCall({ agreement: id, call, onClose }: Props) {
  const agreement = useAgreement(id);
  if (!agreement) return null;
  return (
    <WorkspaceProvider id={id} agreement={agreement.body}>
      <Form call={call} onClose={onClose} />
    </WorkspaceProvider>
  );
}

function Form({ call, onClose }: Pick<Props, "call" | "onClose">) {
  const { agreement, access } = useWorkspace();
  const shown = callsOf(agreement, access).find(({ id }) => id === call);
  return shown ? <PaymentDialog shown={shown} onClose={onClose} /> : null;
}
