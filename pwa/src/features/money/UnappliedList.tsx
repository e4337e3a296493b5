import { Title } from "@mantine/core";
import { unappliedBalances } from "shared-schema/agreement/payments/unapplied";
import { formatAgreementId } from "shared-schema/pricing/format";
import { usePostedAgreements } from "../../store/queries/agreement/postedAgreements.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { usePrice } from "./usePrice.ts";

/** The unapplied balances of clients by agreement, and the way to the ledger; for those who record payments. */
export function UnappliedList() {
  const t = useText(moneyMessages);
  const price = usePrice();
  const posted = usePostedAgreements();
  if (posted.length === 0) return null;
  const unapplied = posted.flatMap(({ id, body }) =>
    unappliedBalances(body).map(({ payer_profile_id, balance }) => ({ id, body, payer_profile_id, balance })),
  );
  return (
    <section className={classes.unmatched}>
      {unapplied.length > 0 && (
        <>
          <Title order={2} size="h4">
            {t("money.unapplied")}
          </Title>
          <ul>
            {unapplied.map(({ id, body, payer_profile_id, balance }) => (
              <li key={`${id} ${payer_profile_id}`}>
                <TextLink to={`/agreement/${id}/price`} underline="hover" className={classes.link}>
                  <span className={classes.number}>{formatAgreementId(id)}</span> {body.name}
                </TextLink>{" "}
                {price(balance, body.currency)}
              </li>
            ))}
          </ul>
        </>
      )}
      <TextLink to="/money/ledger" className={classes.link}>
        {t("money.ledger")}
      </TextLink>
    </section>
  );
}
