import { Link } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { EyeIcon, PencilIcon } from "../../ui/icons.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import classes from "./AgreementCards.module.css";
import { agreementsMessages } from "./messages.ts";
import type { AgreementRow } from "./rows.ts";

/** The agreements on a phone: one under the other, newest first, the whole entry a target for the thumb. */
export function AgreementCards({ rows }: { rows: AgreementRow[] }) {
  const t = useText(agreementsMessages);
  const na = t("agreements.na");
  return (
    <ul className={classes.list}>
      {[...rows]
        .sort((a, b) => b.id - a.id)
        .map((row) => (
          <li key={row.id} className={classes.card}>
            <Link
              to={`/agreement/${row.id}`}
              className={classes.link}
              aria-label={t(row.editable ? "agreements.edit" : "agreements.view", { name: row.name })}
            >
              <span className={classes.head}>
                <span className={classes.name}>{row.name}</span>
                {row.editable ? <PencilIcon size={18} /> : <EyeIcon size={18} />}
              </span>
              <span className={classes.line}>
                <span>
                  {row.number} · {row.yacht ?? na}
                </span>
                <StatusTag tone={row.tone}>{row.status}</StatusTag>
              </span>
              <span className={classes.line}>
                {row.departure ?? na} – {row.arrival ?? na}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
