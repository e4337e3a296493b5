import type { ReactNode } from "react";

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Four corners: everything into view. */
export function FitIcon() {
  return (
    <Glyph>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Glyph>
  );
}

export function UndoIcon() {
  return (
    <Glyph>
      <path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3" />
    </Glyph>
  );
}

export function RedoIcon() {
  return (
    <Glyph>
      <path d="M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3" />
    </Glyph>
  );
}

/** Sheets over each other: what the chart shows. */
export function LayersIcon() {
  return (
    <Glyph>
      <path d="M12 4l9 5-9 5-9-5zM3 14l9 5 9-5" />
    </Glyph>
  );
}
