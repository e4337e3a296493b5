import { qrRuns } from "shared-schema/contract/pdf/qrRuns";
import classes from "./QrCode.module.css";

/** The light frame that readers need, in modules. */
const QUIET = 4;

/** A QR code, dark on white in both themes: readers take no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { count, runs } = qrRuns(text);
  const side = count + 2 * QUIET;
  const path = runs.map(({ row, column, length }) => `M${column + QUIET} ${row + QUIET}h${length}v1h-${length}z`);
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
