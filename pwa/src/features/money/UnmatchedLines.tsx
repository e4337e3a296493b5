import { Title } from "@mantine/core";
import { useStatementLines } from "../../store/commands/bankStatements.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { LineItem } from "./bankStatements/LineItem.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";

/** The lines that have a row of their own; the others are on the page of statements. */
const MOST_ROWS = 2;

/** The latest lines of bank statements that wait to be matched, each with its actions; nothing without a connection, which they need. */
export function UnmatchedLines() {
  const t = useText(moneyMessages);
  const answer = useStatementLines("OPEN");
  if (!answer?.ok || answer.value.total === 0) return null;
  const { lines, total } = answer.value;
  const title = t("money.unmatched", { count: total });
  return (
    <section className={classes.unmatched} aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul>
        {lines.slice(0, MOST_ROWS).map((line) => (
          <LineItem key={line.id} line={line} />
        ))}
      </ul>
      <TextLink to="/money/statements" className={classes.link}>
        {t("money.allLines")}
      </TextLink>
    </section>
  );
}
