import { ChevronDownIcon, ChevronUpIcon } from "../icons.tsx";
import classes from "./SortHead.module.css";

interface Props {
  label: string;
  /** Names the column to the style sheet. */
  column: string;
  /** False while another column decides the order. */
  direction: "asc" | "desc" | false;
  /** Absent for a column that cannot be sorted by. */
  onSort?: ((event: unknown) => void) | undefined;
}

/** The head of a column: a button that sorts by it. */
export function SortHead({ label, column, direction, onSort }: Props) {
  if (!onSort) {
    return (
      <th scope="col" data-column={column}>
        <span className={classes.quiet}>{label}</span>
      </th>
    );
  }
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={direction === false ? "none" : direction === "asc" ? "ascending" : "descending"}
    >
      <button type="button" className={classes.sort} onClick={onSort}>
        {label}
        {direction === "asc" && <ChevronUpIcon size={14} />}
        {direction === "desc" && <ChevronDownIcon size={14} />}
      </button>
    </th>
  );
}
