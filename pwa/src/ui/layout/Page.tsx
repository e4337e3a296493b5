import type { ReactNode } from "react";
import classes from "./Page.module.css";

/** A page's column: margins that grow with the screen; `narrow` for reading and short forms. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={classes.page} data-narrow={narrow}>
      {children}
    </div>
  );
}
