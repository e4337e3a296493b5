import { Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { byPos } from "shared-schema/agreement/order";
import type { SeenAs } from "shared-schema/api/agreement/parties";
import { voyageDays } from "shared-schema/itinerary/voyageDays";
import { partyLabel } from "shared-schema/labels/parties";
import { isIn } from "shared-schema/visibility/audiences/audiences";
import { useLanguage, useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { useShow } from "../../frame/format/format.ts";
import { frameMessages } from "../../frame/messages.ts";
import { useFigures } from "../../frame/summary/useFigures.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { StatusBadge } from "../../frame/workspace/StatusBadge.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useEveryone } from "../../people/useParties.ts";
import classes from "../share.module.css";
import { shareMessages } from "../shareMessages.ts";

/** The records beside a contract, each with its readers. */
const PAPERS = [
  { audience: "commission", paper: "commissions" },
  { audience: "professionals", paper: "crew_lists" },
  { audience: "hosts", paper: "guest_preferences" },
  { audience: "checks", paper: "checks" },
] as const;

/** The facts of an agreement in a copy of it; only within `SeenWorkspace`. */
export function SeenFacts({ seen }: { seen: SeenAs }) {
  const t = useText(shareMessages);
  const frame = useText(frameMessages);
  const show = useShow();
  const figures = useFigures();
  const { id, agreement, access, plan } = useWorkspace();
  const place = usePlaceName();
  const { delivery_date, redelivery_date } = agreement;
  const days = plan ? voyageDays(plan.itinerary) : [];
  const viewer = { roles: seen.roles, is_admin: false };
  const papers = PAPERS.filter(({ audience }) => isIn(audience, viewer));
  return (
    <>
      <Title order={3} size="h4" mt="md">
        {agreement.name}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {frame("agreement.number", { number: show.agreementId(id) })}{" "}
        <StatusBadge status={agreement.status} version={agreement.version} />
      </Text>
      {!access.contract && <Text mb="xs">{t("share.seen.noPrices")}</Text>}
      <Figures
        lines={[
          {
            label: t("share.seen.dates"),
            value:
              delivery_date && redelivery_date && `${show.instant(delivery_date)} – ${show.instant(redelivery_date)}`,
          },
          { label: t("share.seen.yacht"), value: seen.yacht?.name ?? null },
          ...figures.map(({ key, value }) => ({ label: frame(`agreement.summary.${key}`), value })),
        ]}
      />
      <Part title={t("share.seen.days")} isShown={days.length > 0}>
        <ol className={classes.days}>
          {days.map(({ from, stops }) => (
            <li key={`${from} ${stops.join()}`}>
              {show.weekday(from)}: {stops.length === 0 ? t("share.seen.at") : stops.map(place).join(" → ")}
            </li>
          ))}
        </ol>
      </Part>
      <People />
      <Part title={t("share.seen.services")} isShown={Object.keys(agreement.special_conditions).length > 0}>
        <Figures
          lines={byPos(agreement.special_conditions).map(([, { name, price }]) => ({
            label: name ?? t("share.seen.na"),
            value: show.money(price),
          }))}
        />
      </Part>
      <Part title={t("share.seen.calls")} isShown={Object.keys(agreement.payment_calls).length > 0}>
        <Figures
          lines={byPos(agreement.payment_calls).map(([, { designation, amount, date_due }]) => ({
            label: [designation, show.day(date_due)].join(" · "),
            value: show.money(amount),
          }))}
        />
      </Part>
      <Part title={t("share.seen.comments")} isShown={Object.keys(agreement.comments).length > 0}>
        <ul className={classes.days}>
          {Object.entries(agreement.comments).map(([key, { text }]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </Part>
      <Part title={t("share.seen.papers")} isShown={papers.length > 0}>
        <Text>{papers.map(({ paper }) => t(`share.paper.${paper}`)).join(" · ")}</Text>
      </Part>
    </>
  );
}

/** The parties, each with as much of the person as the copy holds. */
function People() {
  const t = useText(shareMessages);
  const language = useLanguage();
  const parties = useEveryone();
  return (
    <Part title={t("share.seen.people")} isShown={parties.length > 0}>
      <ul className={classes.people}>
        {parties.map(({ key, role, name, profile }) => {
          const known = [profile?.company_name, profile?.email, profile?.main_phone, profile?.address, profile?.city];
          const details = known.filter(Boolean).join(" · ");
          return (
            <li key={key} className={classes.person}>
              <span className={classes.who}>
                {name} <span className={classes.role}>· {partyLabel(role, profile)[language]}</span>
              </span>
              {details !== "" && <span className={classes.sees}>{details}</span>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  const heading = useId();
  if (!isShown) return null;
  return (
    <section aria-labelledby={heading}>
      <Title order={4} size="h5" id={heading} mt="md">
        {title}
      </Title>
      {children}
    </section>
  );
}
