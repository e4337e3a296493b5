import { Group, Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { DeclineButton } from "./DeclineButton.tsx";
import { PayFee } from "./fee/PayFee.tsx";
import { OrderButton } from "./people/OrderButton.tsx";
import { SignatoryRow } from "./people/SignatoryRow.tsx";
import classes from "./signing.module.css";
import { nextInOrder, type SigningProps } from "./signingContext.ts";
import { signingMessages } from "./signingMessages.ts";

/** Each signatory, the level that the signatures have reached, and what else may be done; folded away unless told otherwise. */
export function SigningDetails({ unfolded, ...props }: SigningProps & { unfolded: boolean }) {
  const t = useText(signingMessages);
  const { view } = props;
  const next = nextInOrder(view);
  const level = view.level === null ? null : t("signing.state", { level: t(`signing.level.${view.level}`) });
  const isOffered = view.signatories.some(({ parties }) =>
    parties.some(({ delegation }) => delegation?.is_own === true && delegation.state === "offered"),
  );
  return (
    // Whoever is asked to sign for another person finds the answers there.
    <details open={isOffered || unfolded}>
      <summary className={classes.summary}>{t("signing.details")}</summary>
      <ol className={classes.people} data-ordered={view.order !== null || undefined}>
        {view.signatories.map((signatory) => (
          <SignatoryRow
            key={signatory.parties.map(({ key }) => key).join(" ")}
            signatory={signatory}
            isNext={signatory === next && view.declined === null}
            {...props}
          />
        ))}
      </ol>
      {view.assurance !== null && (
        <Text size="sm" c="dimmed" my="xs">
          {t("signing.assurance", { assurance: view.assurance })}
        </Text>
      )}
      {level !== null && (
        <Text size="sm" c="dimmed" my="xs">
          {level} {view.level_reason}
        </Text>
      )}
      <Group gap="sm" mt="xs">
        {view.may.order && <OrderButton {...props} />}
        {view.may.pay && <PayFee {...props} />}
        {view.may.decline && <DeclineButton {...props} />}
      </Group>
    </details>
  );
}
