import { Link } from "react-router";
import { formatNumber } from "shared-schema/pricing/format";
import type { YachtBody } from "shared-schema/yacht/schema";
import { useCountryName } from "../../forms/useCountryName.ts";
import { Picture } from "../../forms/yacht/pictures/Picture.tsx";
import type { Doc } from "../../store/queries/documents.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { ChevronRightIcon } from "../../ui/icons.tsx";
import { Silhouette } from "../../ui/marks/Silhouette.tsx";
import { yachtsMessages } from "./messages.ts";
import classes from "./YachtCard.module.css";

const PICTURES = 2;

/** A yacht in the list: her pictures or her outline, flag, port of registry and length. */
export function YachtCard({ yacht: { id, body } }: { yacht: Doc<YachtBody> }) {
  const t = useText(yachtsMessages);
  const countryName = useCountryName();
  const language = useLanguage();
  const na = t("yachts.na");
  return (
    <article className={classes.card}>
      <YachtPictures body={body} />
      <h2 className={classes.name}>{body.name}</h2>
      <dl className={classes.facts}>
        <dt>{t("yachts.field.flag")}</dt>
        <dd>{countryName(body.flag) ?? na}</dd>
        <dt>{t("yachts.field.port_of_registry")}</dt>
        <dd>{body.port_of_registry}</dd>
        <dt>{t("yachts.field.loa")}</dt>
        <dd>{body.loa === null ? na : `${formatNumber(body.loa, language)} m`}</dd>
      </dl>
      <Link
        to={`/yachts/${id}`}
        className={classes.link}
        data-list-item
        aria-label={t("yachts.detailOf", { name: body.name })}
      >
        {t("yachts.detail")}
        <ChevronRightIcon size={16} />
      </Link>
    </article>
  );
}

function YachtPictures({ body }: { body: YachtBody }) {
  const t = useText(yachtsMessages);
  const pictures = body.pictures.slice(0, PICTURES);
  return (
    <div className={classes.pictures} data-count={pictures.length}>
      {pictures.length === 0 && <Silhouette kind={body.type} />}
      {pictures.map(({ public_url }, index) => (
        <Picture
          key={public_url}
          address={public_url}
          kind={body.type}
          alt={t("yachts.picture", { name: body.name, n: index + 1 })}
        />
      ))}
    </div>
  );
}
