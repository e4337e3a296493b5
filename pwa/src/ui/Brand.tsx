import { PRODUCT } from "shared-schema/product";
import classes from "./Brand.module.css";

/** The product's name in its serif, with the gangway that it is named after. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={classes.water} d="M2 25c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2 3 2 4 2" />
        <path className={classes.plank} d="M4 20L27 8" />
        <path className={classes.post} d="M8 18V11M15.5 14V7M23 10V3" />
        <path className={classes.rope} d="M8 11c2 .6 5-1.600 7.500-4 2 .6 5-1.600 7.500-4" />
      </svg>
      {PRODUCT.name}
    </span>
  );
}
