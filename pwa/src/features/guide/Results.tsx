import { useLanguage, useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { CHAPTERS } from "./contents.ts";
import classes from "./Guide.module.css";
import { guideMessages } from "./messages.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { searchGuide } from "./search.ts";
import { useChapters } from "./useChapters.ts";

const ALL = CHAPTERS.map(({ id }) => id);

/** The passages of all chapters that answer a query. */
export function Results({ query }: { query: string }) {
  const t = useText(guideMessages);
  const language = useLanguage();
  const { chapters, retry } = useChapters(ALL);
  if (chapters === null) return <Loading lines={8} />;
  if (chapters === "failed") return <NotLoaded onRetry={retry} />;
  const found = searchGuide(chapters, query, language);
  return (
    <section>
      <p role="status" className={classes.about}>
        {t("guide.found", { count: found.length })}
      </p>
      <ul className={classes.results}>
        {found.map(({ chapter, part, excerpt }) => (
          <li key={`${chapter}/${part.id}`}>
            <TextLink to={`/guide/${chapter}#${part.id}`}>{part.title[language]}</TextLink>
            <div className={classes.about}>{excerpt}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
