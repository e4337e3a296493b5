import classes from "./Silhouette.module.css";

/** A drawn yacht where there is no photograph; decoration, its name is beside it. */
export function Silhouette({ kind }: { kind: "MOTOR" | "SAIL" }) {
  return (
    <svg className={classes.root} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={classes.sky} width="320" height="180" />
      <path className={classes.sea} d="M0 128h320v52H0z" />
      {kind === "MOTOR" ? <Motor /> : <Sail />}
      <path className={classes.wave} d="M18 150h70M120 158h96M236 148h60M60 168h44M180 170h80" />
    </svg>
  );
}

function Motor() {
  return (
    <g className={classes.yacht}>
      <path d="M52 112h222c-8 10-17 19-28 25H76c-11-6-19-14-24-25z" />
      <path d="M84 108l8-17h128l32 17z" />
      <path d="M106 87l7-14h80l22 14z" />
      <path d="M126 69l5-10h42l12 10z" />
      <path d="M146 59V42m-8 6h16" className={classes.line} />
      <path d="M104 100h112M124 81h70" className={classes.glass} />
    </g>
  );
}

function Sail() {
  return (
    <g className={classes.yacht}>
      <path d="M64 120h196c-9 9-20 15-33 18H92c-12-3-21-9-28-18z" />
      <path d="M158 20v92H98c30-24 50-54 60-92z" />
      <path d="M168 30c12 32 32 60 62 82h-62z" />
      <path d="M163 14v104" className={classes.line} />
    </g>
  );
}
