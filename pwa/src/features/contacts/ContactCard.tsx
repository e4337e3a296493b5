import { Link } from "react-router";
import { fullName, initials, type ProfileBody } from "shared-schema/profile/schema";
import { useCountryName } from "../../forms/useCountryName.ts";
import type { Doc } from "../../store/queries/documents.ts";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { ChevronRightIcon } from "../../ui/icons.tsx";
import classes from "./ContactCard.module.css";
import { contactsMessages } from "./messages.ts";

/** A person in the list: initials, name, company, country, date of birth. */
export function ContactCard({ profile: { id, body } }: { profile: Doc<ProfileBody> }) {
  const t = useText(contactsMessages);
  const countryName = useCountryName();
  const na = t("contacts.na");
  const name = fullName(body);
  return (
    <article className={classes.card}>
      <span className={classes.initials} aria-hidden>
        {initials(body)}
      </span>
      <div className={classes.body}>
        <h2 className={classes.name}>{name}</h2>
        <dl className={classes.facts}>
          <dt>{t("contacts.company")}</dt>
          <dd>{body.company_name || na}</dd>
          <dt>{t("contacts.country")}</dt>
          <dd>{countryName(body.address_country) ?? na}</dd>
          <dt>{t("contacts.birth")}</dt>
          <dd>{showDate(body.date_of_birth) || na}</dd>
        </dl>
        <Link
          to={`/contacts/${id}`}
          className={classes.link}
          data-list-item
          aria-label={t("contacts.detailOf", { name })}
        >
          {t("contacts.detail")}
          <ChevronRightIcon size={16} />
        </Link>
      </div>
    </article>
  );
}
