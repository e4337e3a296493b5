import { useEffect, useRef, useState } from "react";

const OPEN_AFTER_MS = 200;
/** Long enough to move the pointer from the link to the list. */
const CLOSE_AFTER_MS = 150;

/**
 * A list that opens beside a link while the mouse rests on either, or the keyboard's focus is on the link or in the list. A
 * click, Escape or leaving closes it: it never lies over what was just opened.
 */
export function useHoverList() {
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listed = useRef<HTMLDivElement>(null);
  const named = useRef<HTMLAnchorElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (open: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(open), after);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened(false);
  };
  const both = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === "mouse" && turn(true, OPEN_AFTER_MS),
    onPointerLeave: () => turn(false, CLOSE_AFTER_MS),
    onBlur: () => turn(false, CLOSE_AFTER_MS),
    onClick: close,
  };
  return {
    opened,
    close,
    list: {
      ...both,
      ref: listed,
      onFocus: () => clearTimeout(timer.current),
      onKeyDown: ({ key }: { key: string }) => {
        if (key !== "Escape") return;
        // Before the list goes, and the focus with it.
        named.current?.focus();
        close();
      },
    },
    link: {
      ...both,
      ref: named,
      onFocus: ({ target, relatedTarget }: { target: Element; relatedTarget: Element | null }) => {
        clearTimeout(timer.current);
        // Escape in the list leads back here, and does not open it again.
        if (!listed.current?.contains(relatedTarget) && target.matches(":focus-visible")) setOpened(true);
      },
    },
  };
}
