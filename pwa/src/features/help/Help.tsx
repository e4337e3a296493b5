import { Anchor, Kbd } from "@mantine/core";
import type { ReactNode } from "react";
import { PRODUCT } from "shared-schema/product";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/Page.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./Help.module.css";
import { helpMessages } from "./messages.ts";

/** Documents, terms, support, and the keys worth knowing. */
export function Help() {
  const t = useText(helpMessages);
  const later = t("help.later");
  return (
    <Page narrow>
      <PageTitle>{t("help.title")}</PageTitle>
      <Part title={t("help.documents")}>
        <Entry term={t("help.standard")}>{later}</Entry>
        <Entry term={t("help.special")}>{later}</Entry>
        <Entry term={t("help.tax")}>{later}</Entry>
        <Entry
          term={
            <Anchor href="/tos" target="_blank" rel="noreferrer">
              {t("help.terms")}
            </Anchor>
          }
        >
          {t("help.termsNote")}
        </Entry>
      </Part>
      <Part title={t("help.support")}>
        <Entry term={<Anchor href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</Anchor>}>
          {t("help.supportNote")}
        </Entry>
        <Entry term={<TextLink to="/faq">{t("help.faq")}</TextLink>}>{t("help.faqNote")}</Entry>
      </Part>
      <Part title={t("help.keyboard")}>
        <Entry
          term={
            <>
              <Kbd>⌘</Kbd> / <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>
            </>
          }
        >
          {t("help.search")}
        </Entry>
        <Entry term={<Kbd>Enter</Kbd>}>{t("help.enter")}</Entry>
      </Part>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{title}</h2>
      <dl className={classes.list}>{children}</dl>
    </section>
  );
}

function Entry({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.entry}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
