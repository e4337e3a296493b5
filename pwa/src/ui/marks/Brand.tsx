import { PRODUCT } from "shared-schema/base/product";
import classes from "./Brand.module.css";
import { GANGWAY } from "./gangway.ts";

/** The product's name in its serif, with the gangway that it is named after. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={classes.water} d={GANGWAY.water} />
        <path className={classes.plank} d={GANGWAY.plank} />
        <path className={classes.post} d={GANGWAY.post} />
        <path className={classes.rope} d={GANGWAY.rope} />
      </svg>
      <span data-name>{PRODUCT.name}</span>
    </span>
  );
}
