import type { ReactNode } from "react";
import classes from "./ledger.module.css";

interface Props {
  name: ReactNode;
  /** Of the total, for what is asked as a share of it. */
  share?: ReactNode;
  kind?: "sum" | "grand";
  children: ReactNode;
}

/** One line of a sum. */
export function Line({ name, share, kind, children }: Props) {
  return (
    <tr data-sum={kind === "sum" || undefined} data-grand={kind === "grand" || undefined}>
      <th scope="row">
        <span className={classes.name}>
          <span>{name}</span>
          {share}
        </span>
      </th>
      <td>{children}</td>
    </tr>
  );
}
