import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useId } from "react";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import classes from "./summary.module.css";

interface Props {
  name: string;
  value: string;
  strong?: boolean;
  /** The derivation of the figure, shown on tap. */
  children: ReactNode;
}

/** One figure of the summary; a tap explains it. */
export function SummaryFigure({ name, value, strong = false, children }: Props) {
  const t = useText(frameMessages);
  const [opened, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes.figure}>
      <UnstyledButton
        className={classes.why}
        onClick={toggle}
        aria-expanded={opened}
        aria-controls={id}
        title={t("agreement.why", { figure: name })}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.value} data-strong={strong || undefined}>
          {value}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.reason} hidden={!opened}>
        {children}
      </div>
    </div>
  );
}
