let ask: () => Promise<boolean> = async () => false;

/** Hands over the dialog in which someone proves to be the owner of the account; true when that was done. */
export function onProofAsked(dialog: () => Promise<boolean>): void {
  ask = dialog;
}

/** Asks for a proof that it is the account's owner. @returns whether it was given */
export function askProof(): Promise<boolean> {
  return ask();
}
