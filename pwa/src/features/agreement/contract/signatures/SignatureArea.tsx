import { Text, Title } from "@mantine/core";
import { useId } from "react";
import { useLanguage, useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import classes from "../contract.module.css";
import { contractMessages } from "../messages.ts";
import type { Signatory } from "./signatories.ts";

/** The signatories of the contract that is shown, each with the state of the signature. */
export function SignatureArea({ signatories }: { signatories: readonly Signatory[] }) {
  const t = useText(contractMessages);
  const language = useLanguage();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Title order={3} size="sm" fw={500} c="dimmed" id={heading}>
        {t("contract.signatures")}
      </Title>
      {signatories.length === 0 && <Text c="dimmed">{t("contract.signatures.none")}</Text>}
      <ul className={classes.signatures}>
        {signatories.map(({ role, name, onBehalfOf }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may sign in the same role twice
          <li key={index} className={classes.signature}>
            <span>
              <Text span size="sm" c="dimmed">
                {role[language]}
              </Text>{" "}
              <Text span fw={600}>
                {name}
              </Text>
              {onBehalfOf !== null && (
                <>
                  {" "}
                  <Text span size="sm">
                    {onBehalfOf}
                  </Text>
                </>
              )}
            </span>
            <StatusTag tone="wait">{t("contract.signatures.unsigned")}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
