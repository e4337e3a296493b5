import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./moves.module.css";

/** A way on for the agreement: its consequence in a sentence, and its button. */
export function MoveRow({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <Text size="sm" c="dimmed" className={classes.what}>
        {what}
      </Text>
      <div className={classes.act}>{children}</div>
    </div>
  );
}
