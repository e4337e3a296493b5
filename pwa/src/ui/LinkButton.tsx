import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { defined } from "shared-schema/base/defined";

interface Props extends ButtonProps {
  to: string;
  /** Its name for readers of the screen, where its text alone does not say enough. */
  label?: string;
  children: ReactNode;
}

/** A link that looks like a button, because it is the thing to do next. */
export function LinkButton({ to, label, children, ...props }: Props) {
  return (
    <Button component={Link} to={to} {...props} {...defined({ "aria-label": label })}>
      {children}
    </Button>
  );
}
