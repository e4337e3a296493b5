import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Tone } from "../marks/StatusTag.tsx";
import classes from "./Notice.module.css";

interface Props {
  tone: Exclude<Tone, "plain">;
  title?: string;
  children: ReactNode;
}

/** A sentence that must be read: a warning before a form, a success after it. */
export function Notice({ tone, title, children }: Props) {
  return (
    <div className={classes.root} data-tone={tone} role={tone === "alarm" ? "alert" : "status"}>
      {title !== undefined && (
        <Text fw={650} size="sm" className={classes.title}>
          {title}
        </Text>
      )}
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  );
}
