import { useText } from "./i18n.ts";
import { uiMessages } from "./messages.ts";
import classes from "./Ring.module.css";

const RADIUS = 8;
const AROUND = 2 * Math.PI * RADIUS;

/** How complete something is, as a ring that fills; a check when nothing is missing. `share` is 0 to 1. */
export function Ring({ share, size = 22 }: { share: number; size?: number }) {
  const t = useText(uiMessages);
  const full = share >= 1;
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg
      className={classes.ring}
      data-full={full}
      width={size}
      height={size}
      viewBox="0 0 22 22"
      role="img"
      aria-label={t("ui.ring", { percent })}
    >
      <circle className={classes.track} cx="11" cy="11" r={RADIUS} />
      <circle
        className={classes.fill}
        cx="11"
        cy="11"
        r={RADIUS}
        strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
        transform="rotate(-90 11 11)"
      />
      {full && <path className={classes.check} d="M7.5 11.2l2.4 2.4 4.6-4.8" />}
    </svg>
  );
}
