import type { ReactNode } from "react";
import { useText } from "#ui/i18n.ts";
import classes from "./inShort.module.css";
import { inShortMessages } from "./inShortMessages.ts";
import { useInShort } from "./useInShort.ts";

/** The agreement in a few lines, for a phone: its text is long. @param children what can be done with it */
export function ContractCard({ children }: { children: ReactNode }) {
  const t = useText(inShortMessages);
  const { total, facts } = useInShort();
  return (
    <section className={classes.card} aria-label={t("inShort.title")}>
      <p className={classes.name}>{total.name}</p>
      <p className={classes.total}>{total.value}</p>
      <dl className={classes.facts}>
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
