import { useEffect, useState } from "react";
import { useText } from "../../ui/i18n.ts";
import { useMap } from "../leaflet/mapContext.ts";
import classes from "../map.module.css";
import { mapMessages } from "../messages.ts";
import { pageGestures } from "./pageGestures.ts";

/** Leaves one finger and the plain wheel to the page around the chart, and says what moves the chart instead. */
export function PageGestures() {
  const map = useMap();
  const t = useText(mapMessages);
  const [hint, setHint] = useState<"touch" | "wheel" | null>(null);
  useEffect(() => pageGestures(map, setHint), [map]);
  if (hint === null) return null;
  const key = navigator.platform.startsWith("Mac") ? "⌘" : "Ctrl";
  return (
    <div className={classes.hint} aria-hidden onAnimationEnd={() => setHint(null)}>
      {hint === "touch" ? t("map.twoFingers") : t("map.ctrlWheel", { key })}
    </div>
  );
}
