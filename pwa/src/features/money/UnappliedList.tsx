import { Title } from "@mantine/core";
import { accessTo } from "shared-schema/agreement/access";
import { unappliedBalances } from "shared-schema/agreement/payments/unapplied";
import { formatAgreementId } from "shared-schema/pricing/format";
import { useAgreements, useViewer } from "../../store/queries/documents.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { usePrice } from "./usePrice.ts";

/** What clients have paid beyond the calls for fund, by agreement, and the way to the ledger; for those who record payments. */
export function UnappliedList() {
  const t = useText(moneyMessages);
  const price = usePrice();
  const viewer = useViewer();
  const posted = (useAgreements() ?? []).filter(({ body }) => accessTo(body, viewer).can_post_payments !== "NONE");
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
