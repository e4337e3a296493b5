import { useState } from "react";
import { useLocation, useParams } from "react-router";
import { FilterField } from "../../ui/FilterField.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Chapter } from "./Chapter.tsx";
import { CHAPTERS } from "./contents.ts";
import classes from "./Guide.module.css";
import { KeepOffline } from "./KeepOffline.tsx";
import { guideMessages } from "./messages.ts";
import { Results } from "./Results.tsx";

/** The user guide: its chapters, one of them, or the passages that answer a search. */
export function Guide() {
  const t = useText(guideMessages);
  const language = useLanguage();
  const { chapter: id } = useParams();
  const { key } = useLocation();
  const [search, setSearch] = useState({ query: "", at: key });
  // A result that was followed ends the search.
  const query = search.at === key ? search.query : "";
  const chapter = CHAPTERS.find((one) => one.id === id);
  return (
    <Page narrow>
      <p className={classes.back}>
        {chapter ? (
          <TextLink to="/guide">{t("guide.all")}</TextLink>
        ) : (
          <TextLink to="/help">{t("guide.help")}</TextLink>
        )}
      </p>
      <PageTitle>{chapter ? chapter.title[language] : t("guide.title")}</PageTitle>
      <FilterField label={t("guide.search")} value={query} onChange={(typed) => setSearch({ query: typed, at: key })} />
      {query.trim() !== "" ? (
        <Results query={query} />
      ) : chapter ? (
        <Chapter key={chapter.id} id={chapter.id} />
      ) : (
        <Contents />
      )}
    </Page>
  );
}

function Contents() {
  const t = useText(guideMessages);
  const language = useLanguage();
  return (
    <>
      <KeepOffline />
      <nav aria-label={t("guide.chapters")}>
        <ol className={classes.contents}>
          {CHAPTERS.map(({ id, title, about }) => (
            <li key={id}>
              <TextLink to={`/guide/${id}`}>{title[language]}</TextLink>
              <div className={classes.about}>{about[language]}</div>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
