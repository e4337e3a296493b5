import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { type Height, nearestHeight } from "./heights.ts";

/** The heights of the sheet as shares of the room, as the style sheet has them. */
const SHARES: Readonly<Record<Height, number>> = { low: 0.15, half: 0.5, high: 0.92 };
/** A tap moves less, px. */
const TAP_PX = 6;

interface Grip {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClickCapture(event: { detail: number; stopPropagation(): void }): void;
}

/**
 * Drags the sheet by its grip; let go, it rests at the nearest of its heights. A tap remains a tap.
 * @returns the share of the room that the sheet takes while it is held, null otherwise; and the handlers of the grip
 */
export function useSheetDrag(
  room: RefObject<HTMLElement | null>,
  height: Height,
  onHeight: (height: Height) => void,
): { share: number | null; grip: Grip } {
  const [share, setShare] = useState<number | null>(null);
  const start = useRef<number | null>(null);
  const isDrag = useRef(false);
  const shareAt = (y: number) => {
    const box = room.current?.getBoundingClientRect();
    if (!box || box.height === 0) return SHARES[height];
    return Math.min(SHARES.high, Math.max(SHARES.low, (box.bottom - y) / box.height));
  };
  const end = () => {
    start.current = null;
    setShare(null);
  };
  return {
    share,
    grip: {
      onPointerDown: (event) => {
        start.current = event.clientY;
        isDrag.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (start.current === null) return;
        if (!isDrag.current && Math.abs(event.clientY - start.current) < TAP_PX) return;
        isDrag.current = true;
        setShare(shareAt(event.clientY));
      },
      onPointerUp: (event) => {
        if (isDrag.current) onHeight(nearestHeight(SHARES, shareAt(event.clientY)));
        end();
      },
      onPointerCancel: () => {
        isDrag.current = false;
        end();
      },
      // The click that ends a drag is none.
      onClickCapture: (event) => {
        // A key or a screen reader clicks without a pointer.
        if (isDrag.current && event.detail > 0) event.stopPropagation();
        isDrag.current = false;
      },
    },
  };
}
