import { useEffect, useState } from "react";
import { headingAt } from "./outline.ts";

/** How far below the top of the window a heading counts as read: a little below the place to which a jump brings it. */
const READ_PX = 200;

/** The anchor of the heading under which someone reads, as they scroll. */
export function useHeadingInView(root: ParentNode | null): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!root) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(headingAt(root, READ_PX)));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", look);
    };
  }, [root]);
  return current;
}
