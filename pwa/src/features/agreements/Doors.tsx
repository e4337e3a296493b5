import { Link } from "react-router";
import { readKeptSample } from "../../store/session/keptSample.ts";
import { SAMPLE_PATH } from "../../store/session/sample.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./Doors.module.css";
import { doorMessages } from "./doorMessages.ts";

const DOORS = [
  { to: "/yachts/create", name: "yacht" },
  { to: "/requests/create", name: "ask" },
] as const;

/**
 * The starting points for users without an agreement. The sample is a page of its own; anything kept from it waits in
 * this tab.
 */
export function Doors() {
  const t = useText(doorMessages);
  const hasKept = readKeptSample() !== null;
  return (
    <>
      <ul className={classes.doors}>
        <li className={classes.door}>
          <a href={hasKept ? "/requests/sample" : SAMPLE_PATH} className={classes.link}>
            {t(hasKept ? "agreements.door.kept" : "agreements.door.sample")}
          </a>
          <p className={classes.note}>{t(hasKept ? "agreements.door.keptNote" : "agreements.door.sampleNote")}</p>
        </li>
        {DOORS.map(({ to, name }) => (
          <li key={name} className={classes.door}>
            <Link to={to} className={classes.link}>
              {t(`agreements.door.${name}`)}
            </Link>
            <p className={classes.note}>{t(`agreements.door.${name}Note`)}</p>
          </li>
        ))}
      </ul>
      <TextLink to="/requests">{t("agreements.requests")}</TextLink>
    </>
  );
}
