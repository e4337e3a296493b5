import { Group } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { PRODUCT } from "shared-schema/product";
import { Brand } from "../../ui/Brand.tsx";
import { useText } from "../../ui/i18n.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./Landing.module.css";
import { landingMessages } from "./messages.ts";

const SECTIONS = ["route", "price", "contract"] as const;

/** The first page for those who have no account yet: what this is, for whom, and the way in. */
export function Landing() {
  const t = useText(landingMessages);
  useDocumentTitle(PRODUCT.name);
  return (
    <div className={classes.page}>
      <nav className={classes.bar}>
        <Brand />
        <Group gap="sm" wrap="nowrap">
          <LinkButton to="/authentication/login" variant="subtle" color="gray" c="inherit">
            {t("landing.logIn")}
          </LinkButton>
          <LinkButton to="/authentication/registration">{t("landing.signUp")}</LinkButton>
        </Group>
      </nav>
      <main className={classes.main}>
        <div className={classes.hero}>
          <h1 className={classes.claim}>{t("landing.claim")}</h1>
          <p className={classes.lead}>{t("landing.lead")}</p>
          <p className={classes.note}>{t("landing.forWhom")}</p>
        </div>
        <section className={classes.sections} aria-label={t("landing.sections")}>
          {SECTIONS.map((name, index) => (
            <div key={name} className={classes.section}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <h2 className={classes.title}>{t(`landing.${name}`)}</h2>
              <p>{t(`landing.${name}Text`)}</p>
            </div>
          ))}
        </section>
      </main>
      <footer className={classes.footer}>
        <span>{t("landing.fee")}</span>
        <TextLink to="/faq">{t("landing.faq")}</TextLink>
      </footer>
    </div>
  );
}
