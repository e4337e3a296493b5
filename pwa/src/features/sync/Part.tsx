import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./SyncDrawer.module.css";

interface Props {
  title: string;
  /** Placed between the title and the list. */
  before?: ReactNode;
  children: ReactNode;
}

/** A part of the drawer: a title and a list. */
export function Part({ title, before, children }: Props) {
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {before}
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
