import { isTyping } from "../../ui/keys/isTyping.ts";

/** Whether a key is pressed without others, and belongs to no field, menu or dialog. */
export function isAlone({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return false;
  return !(target instanceof Element && target.closest("[role=menu], [role=listbox]"));
}
