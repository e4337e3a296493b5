import { loadModals } from "../../ui/feedback/modals.ts";
import { textFor } from "../../ui/i18n.ts";
import { loadOrSay } from "../../ui/loading/loadOrSay.ts";
import { proofMessages } from "./messages.ts";
import { ProofForm } from "./ProofForm.tsx";

let open: Promise<boolean> | null = null;

/** Asks in a dialog for a proof that it is you; two that ask at once share it. @returns false when it was closed without one */
export function openProof(): Promise<boolean> {
  open ??= show().finally(() => {
    open = null;
  });
  return open;
}

async function show(): Promise<boolean> {
  const modals = await loadOrSay(loadModals);
  if (!modals) return false;
  return new Promise((resolve) => {
    const id = modals.open({
      title: textFor(proofMessages)("proof.title"),
      centered: true,
      // It may be asked for from within another dialog.
      zIndex: 400,
      children: (
        <ProofForm
          onProved={() => {
            resolve(true);
            modals.close(id);
          }}
        />
      ),
      onClose: () => resolve(false),
    });
  });
}
