import { useEffect, useState } from "react";
import type { FieldPath } from "#base/fieldPath.ts";
import { useShownForm } from "#forms/useShownForm.ts";
import type { NewReceipt } from "#store/commands/agreement/payments/receipts.ts";
import { chosenFile, forgetChosenFile, keepChosenFile } from "#store/drafts/chosenFiles.ts";
import { discardDraft, draftOf, keepTyped } from "#ui/fields/autosave/drafts.ts";

interface ChosenReceipt {
  receipt: NewReceipt | null;
  /** Done once it is kept. */
  choose(receipt: NewReceipt | null): Promise<void>;
}

/**
 * The receipt that was chosen in a form. Its name is kept as a typed text is, and its content beside it, until the form is sent or the
 * text is given up.
 * @param path of the field
 */
export function useChosenReceipt(path: FieldPath): ChosenReceipt {
  const [receipt, setReceipt] = useState<NewReceipt | null>(null);
  useEffect(() => {
    let isOpen = true;
    if (draftOf(path) === undefined) void forgetChosenFile(path);
    else void chosenFile(path).then((kept) => isOpen && setReceipt((now) => now ?? kept));
    return () => {
      isOpen = false;
    };
  }, [path]);
  const choose = async (chosen: NewReceipt | null) => {
    if (chosen === null) {
      setReceipt(null);
      discardDraft(path);
      await forgetChosenFile(path);
      return;
    }
    // A receipt that is shown as chosen outlives the page.
    await keepChosenFile(path, chosen);
    keepTyped(path, { text: chosen.fileName, over: "" });
    setReceipt(chosen);
  };
  useShownForm({
    isOf: (each) => each === path,
    onDiscarded: () => void choose(null),
    keepAgain: () => {
      if (receipt) void choose(receipt);
    },
  });
  return { receipt, choose };
}
