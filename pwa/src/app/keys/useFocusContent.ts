import { useEffect, useRef } from "react";

/**
 * Moves the focus to the content when another screen opens and the element that had it is gone, so that the keyboard and a
 * screen reader continue there, not at the top of the page. The sections of one document share a screen.
 */
export function useFocusContent(pathname: string): void {
  const [, noun, id] = pathname.split("/");
  const screen = `${noun}/${id}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current !== screen && document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    shown.current = screen;
  }, [screen]);
}
