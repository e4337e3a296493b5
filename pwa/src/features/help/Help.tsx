import { Anchor, Group, Kbd } from "@mantine/core";
import type { ReactNode } from "react";
import { LANGUAGES } from "shared-schema/base/language";
import { PUBLIC_TEXTS, type PublicText, publicTextAddress } from "shared-schema/contract/public/names";
import { LANGUAGE_LABELS } from "shared-schema/labels/agreement";
import { useContactEmail } from "../../base/contactEmail.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./Help.module.css";
import { helpMessages } from "./messages.ts";

/** Support, terms, the texts of contracts, and the keys worth knowing. */
export function Help() {
  const t = useText(helpMessages);
  const email = useContactEmail();
  return (
    <Page narrow>
      <PageTitle>{t("help.title")}</PageTitle>
      <Part title={t("help.support")}>
        <Entry term={<TextLink to="/guide">{t("help.guide")}</TextLink>}>{t("help.guideNote")}</Entry>
        <Entry term={<Anchor href={`mailto:${email}`}>{email}</Anchor>}>{t("help.supportNote")}</Entry>
        <Entry term={<TextLink to="/faq">{t("help.faq")}</TextLink>}>{t("help.faqNote")}</Entry>
        <Entry term={<TextLink to="/tos">{t("help.terms")}</TextLink>}>{t("help.termsNote")}</Entry>
      </Part>
      <Part title={t("help.texts")}>
        {PUBLIC_TEXTS.map((name) => (
          <Entry key={name} term={<PdfLinks name={name} />}>
            {t(`help.${name}.note`)}
          </Entry>
        ))}
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

/** A text in both languages, the reader's own first. */
function PdfLinks({ name }: { name: PublicText }) {
  const t = useText(helpMessages);
  const own = useLanguage();
  const languages = LANGUAGES.toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <>
      {t(`help.${name}`)}
      <Group gap="xs">
        {languages.map((language) => (
          <Anchor
            key={language}
            href={publicTextAddress(name, language)}
            target="_blank"
            aria-label={`${t(`help.${name}`)}, ${LANGUAGE_LABELS[language][own]} (PDF)`}
          >
            {language.toUpperCase()}
          </Anchor>
        ))}
      </Group>
    </>
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
