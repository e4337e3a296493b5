import { NavLink } from "react-router";
import classes from "./PageLinks.module.css";

interface Props {
  /** What the pages have in common. */
  label: string;
  pages: readonly { to: string; name: string; end?: boolean }[];
}

/** Links to pages that belong together; the open one is marked. */
export function PageLinks({ label, pages }: Props) {
  return (
    <nav className={classes.row} aria-label={label}>
      {pages.map(({ name, ...address }) => (
        <NavLink key={address.to} {...address} className={classes.link ?? ""}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
