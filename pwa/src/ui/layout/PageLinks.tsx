import { Link } from "react-router";
import classes from "./PageLinks.module.css";

interface Props {
  /** The name of the group of pages. */
  label: string;
  pages: readonly { to: string; name: string; isOpen: boolean }[];
}

/** Links to pages that belong together; the open one is marked. */
export function PageLinks({ label, pages }: Props) {
  return (
    <nav className={classes.row} aria-label={label}>
      {pages.map(({ to, name, isOpen }) => (
        <Link key={to} to={to} className={classes.link} aria-current={isOpen ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
