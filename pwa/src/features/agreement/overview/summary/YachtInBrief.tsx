import { Text } from "@mantine/core";
import { numberOfYacht } from "shared-schema/yacht/number";
import type { YachtBody } from "shared-schema/yacht/schema";
import { useCountryName } from "#forms/useCountryName.ts";
import { Picture } from "#forms/yacht/pictures/Picture.tsx";
import { useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { overviewMessages } from "../messages.ts";
import classes from "./summary.module.css";

/** The yacht with her first picture, else a drawn silhouette. */
export function YachtInBrief() {
  const t = useText(overviewMessages);
  const { id, access, inputs, may } = useWorkspace();
  const yacht = inputs?.yacht;
  const isLinked = access.write && (yacht || may.terms);
  return (
    <section className={classes.yacht} aria-label={t("overview.yacht")}>
      {yacht ? <Named yacht={yacht} /> : <Text c="dimmed">{t("overview.yacht.none")}</Text>}
      {isLinked && (
        <TextLink to={sectionAddress(id, "yacht", "cruise.yacht")} size="sm" className={classes.link}>
          {t(yacht ? "overview.yacht.open" : "overview.yacht.pick")}
        </TextLink>
      )}
      {yacht && !access.write && <Particulars yacht={yacht} />}
    </section>
  );
}

function Named({ yacht }: { yacht: YachtBody }) {
  const t = useText(overviewMessages);
  const { access } = useWorkspace();
  // Guests read the flag among the particulars.
  const countryName = useCountryName();
  const country = access.write ? countryName(yacht.flag) : null;
  const facts = [
    numberOfYacht(yacht),
    country,
    yacht.port_of_registry,
    yacht.loa !== null && t("overview.yacht.length", { loa: yacht.loa }),
  ];
  return (
    <div className={classes.named}>
      <div className={classes.picture}>
        <Picture address={yacht.pictures[0]?.public_url} kind={yacht.type} alt={yacht.name} />
      </div>
      <div>
        <Text fw={600}>
          {yacht.type === "SAIL" ? "SY" : "MY"} {yacht.name}
        </Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      </div>
    </div>
  );
}

/** The facts that guests ask for, folded. Unknown ones are left out. */
function Particulars({ yacht }: { yacht: YachtBody }) {
  const t = useText(overviewMessages);
  const { flag, yard, year_built, max_nb_passengers, nb_berth, cruis_spd } = yacht;
  const countryName = useCountryName();
  const lines = [
    { label: t("overview.ship.flag"), value: countryName(flag) },
    { label: t("overview.ship.yard"), value: [yard, year_built].filter((part) => part !== null).join(", ") },
    { label: t("overview.ship.max_nb_passengers"), value: max_nb_passengers },
    { label: t("overview.ship.nb_berth"), value: nb_berth },
    {
      label: t("overview.ship.cruis_spd"),
      value: cruis_spd === null ? null : t("overview.yacht.knots", { cruis_spd }),
    },
  ];
  return (
    <details className={classes.particulars}>
      <summary>{t("overview.yacht.particulars")}</summary>
      <Figures lines={lines} />
    </details>
  );
}
