import { useEffect, useState } from "react";
import { useParams } from "react-router";
import type { Post } from "shared-schema/api/site/news";
import { request } from "../../store/http/http.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./Article.module.css";
import { newsMessages } from "./messages.ts";
import { dayOf, paragraphsOf, textOf } from "./read.ts";

type Shown = { slug: string; language: string; post: Post | "absent" } | null;

/** An article of the news that come with the product. */
export function Article() {
  const t = useText(newsMessages);
  const language = useLanguage();
  const { slug = "" } = useParams();
  const [shown, show] = useState<Shown>(null);
  useEffect(() => {
    let mounted = true;
    const query = { slug, lang: language, _embed: "" };
    void request<Post[]>("GET", "/posts", { query, quiet: true }).then((answer) => {
      const post = (answer.ok && answer.value[0]) || "absent";
      if (mounted) show({ slug, language, post });
    });
    return () => {
      mounted = false;
    };
  }, [slug, language]);
  const post = shown?.slug === slug && shown.language === language ? shown.post : null;
  return (
    <Page narrow>
      {post === null && <Loading lines={12} />}
      {post === "absent" && (
        <>
          <PageTitle>{t("news.title")}</PageTitle>
          <Notice tone="wait">{t("news.absent")}</Notice>
        </>
      )}
      {post !== null && post !== "absent" && <Text post={post} />}
      <p>
        <TextLink to="/">{t("news.back")}</TextLink>
      </p>
    </Page>
  );
}

function Text({ post }: { post: Post }) {
  const picture = post._embedded?.["wp:featuredmedia"][0]?.source_url;
  return (
    <article className={classes.article}>
      <PageTitle note={<time dateTime={post.date}>{dayOf(post)}</time>}>{textOf(post.title.rendered)}</PageTitle>
      {picture !== undefined && <img className={classes.picture} src={picture} alt="" width={720} height={480} />}
      {paragraphsOf(post.content.rendered).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
