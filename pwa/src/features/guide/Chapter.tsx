import { useLanguage, useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useJump } from "../../ui/useJump.ts";
import { CHAPTERS } from "./contents.ts";
import classes from "./Guide.module.css";
import { Marked } from "./Marked.tsx";
import { guideMessages } from "./messages.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { PICTURE_SIZE } from "./pictures/names.ts";
import { pictureOf } from "./pictures/pictureOf.ts";
import type { GuidePart } from "./schema.ts";
import { useChapters } from "./useChapters.ts";

/** A chapter, with links to its parts and to the chapters beside it. */
export function Chapter({ id }: { id: string }) {
  const t = useText(guideMessages);
  const language = useLanguage();
  const { chapters, retry } = useChapters([id]);
  useJump();
  if (chapters === null) return <Loading lines={12} />;
  if (chapters === "failed") return <NotLoaded onRetry={retry} />;
  const parts = chapters.flatMap(({ chapter }) => chapter.parts);
  const at = CHAPTERS.findIndex((one) => one.id === id);
  const before = CHAPTERS[at - 1];
  const after = CHAPTERS[at + 1];
  return (
    <article className={classes.chapter}>
      <nav aria-label={t("guide.inChapter")}>
        <ul className={classes.parts}>
          {parts.map((part) => (
            <li key={part.id}>
              <TextLink to={`#${part.id}`}>{part.title[language]}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <nav className={classes.neighbours} aria-label={t("guide.chapters")}>
        {before && (
          <TextLink to={`/guide/${before.id}`}>{t("guide.previous", { title: before.title[language] })}</TextLink>
        )}
        {after && <TextLink to={`/guide/${after.id}`}>{t("guide.next", { title: after.title[language] })}</TextLink>}
      </nav>
    </article>
  );
}

function Part({ part }: { part: GuidePart }) {
  const language = useLanguage();
  const { id, title, text, steps, picture } = part;
  const address = picture && pictureOf(picture.name, language);
  return (
    <section className={classes.part}>
      <h2 id={id} tabIndex={-1} className={classes.partTitle}>
        {title[language]}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph.en}>
          <Marked text={paragraph} />
        </p>
      ))}
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step.en}>
              <Marked text={step} />
            </li>
          ))}
        </ol>
      )}
      {picture && address !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach it
        <figure className={classes.figure} tabIndex={0} aria-label={picture.alt[language]}>
          <img
            className={classes.picture}
            src={address}
            alt={picture.alt[language]}
            width={PICTURE_SIZE.width}
            height={PICTURE_SIZE.height}
            loading="lazy"
            decoding="async"
          />
        </figure>
      )}
    </section>
  );
}
