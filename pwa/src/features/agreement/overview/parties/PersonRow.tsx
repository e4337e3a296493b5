import { Avatar } from "@mantine/core";
import type { ReactNode } from "react";
import { initials, type ProfileBody } from "shared-schema/profile/schema";
import classes from "./parties.module.css";

interface Props {
  profile: ProfileBody | null;
  /** The role, with what else tells the person. */
  label: string;
  name: ReactNode;
  /** The id to which a link leads. */
  anchor?: string;
  children?: ReactNode;
}

/** A row of the people on the agreement. */
export function PersonRow({ profile, label, name, anchor, children }: Props) {
  return (
    <li id={anchor} tabIndex={anchor === undefined ? undefined : -1} className={classes.row}>
      <Avatar radius="xl" size={32} aria-hidden>
        {profile ? initials(profile) : "?"}
      </Avatar>
      <div>
        <div className={classes.name}>{name}</div>
        <div className={classes.role}>{label}</div>
      </div>
      {children}
    </li>
  );
}
