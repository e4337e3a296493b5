import { Text, UnstyledButton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { ChevronDownIcon, ChevronRightIcon } from "#ui/icons.tsx";
import classes from "./ledger.module.css";

interface Props {
  name: ReactNode;
  /** The accessible name of the button, where its text says too little. */
  label?: string;
  /** Said before the button, in the same line. */
  lead?: ReactNode;
  /** Below the name, while it is folded too. */
  note?: string | null;
  amount?: ReactNode;
  isOpened: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A line of a sum whose parts unfold in a row of their own below it. */
export function FoldLine({ name, label, lead, note = null, amount, isOpened, onToggle, children }: Props) {
  const parts = useId();
  const Chevron = isOpened ? ChevronDownIcon : ChevronRightIcon;
  return (
    <>
      <tr data-folds>
        <th scope="row">
          {lead}
          <UnstyledButton
            className={classes.fold}
            aria-expanded={isOpened}
            aria-controls={parts}
            aria-label={label}
            onClick={onToggle}
          >
            <Chevron size={16} />
            {name}
          </UnstyledButton>
          {note !== null && (
            <Text size="sm" c="dimmed" component="div" className={classes.foldNote}>
              {note}
            </Text>
          )}
        </th>
        <td>{amount}</td>
      </tr>
      <tr hidden={!isOpened}>
        <td id={parts} colSpan={2} className={classes.unfolded}>
          {isOpened && children}
        </td>
      </tr>
    </>
  );
}
