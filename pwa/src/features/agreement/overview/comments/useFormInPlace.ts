import { useState } from "react";

/**
 * A form that replaces the button that opens it. Each takes the focus from the other; a form that is open from the start
 * leaves the focus where it is.
 */
export function useFormInPlace(isOpenAtFirst: () => boolean) {
  const [{ isOpen, takesFocus }, set] = useState(() => ({ isOpen: isOpenAtFirst(), takesFocus: false }));
  return {
    isOpen,
    takesFocus,
    open: () => set({ isOpen: true, takesFocus: true }),
    close: () => set({ isOpen: false, takesFocus: true }),
  };
}
