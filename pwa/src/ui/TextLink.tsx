import { Anchor, type AnchorProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link within the app. */
export function TextLink({ to, children, ...props }: AnchorProps & { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} inherit={props.size === undefined} {...props}>
      {children}
    </Anchor>
  );
}
