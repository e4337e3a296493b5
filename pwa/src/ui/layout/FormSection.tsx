import { Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./FormSection.module.css";

interface Props {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together: a serif heading on a fine rule, as many columns as there is room for. */
export function FormSection({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {note !== undefined && (
        <Text size="sm" c="dimmed" mb="sm" component="div">
          {note}
        </Text>
      )}
      <div className={classes.grid}>{children}</div>
    </section>
  );
}
