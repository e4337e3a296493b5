import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { numberOfYacht } from "shared-schema/yacht/number";
import type { YachtBody } from "shared-schema/yacht/schema";
import { useCountryName } from "../../../forms/useCountryName.ts";
import { Picture } from "../../../forms/yacht/pictures/Picture.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { Block } from "../frame/Block.tsx";
import { sectionAddress } from "../frame/nav/sections.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** The yacht with her first picture, else a drawn silhouette. */
export function YachtCard() {
  const t = useText(overviewMessages);
  const { id, access, inputs, may } = useWorkspace();
  const yacht = inputs?.yacht;
  // Guests read the flag among the particulars.
  const countryName = useCountryName();
  const country = access.write && yacht ? countryName(yacht.flag) : null;
  const link = yacht ? t("overview.yacht.open") : t("overview.yacht.pick");
  return (
    <Block
      title={t("overview.yacht")}
      beside
      actions={
        access.write &&
        (yacht || may.terms) && (
          <Anchor component={Link} to={sectionAddress(id, "yacht", "cruise.yacht")}>
            {link}
          </Anchor>
        )
      }
    >
      {yacht ? (
        <>
          <div className={classes.picture}>
            <Picture address={yacht.pictures[0]?.public_url} kind={yacht.type} alt={yacht.name} />
          </div>
          <Text fw={600} mt="sm">
            {yacht.type === "SAIL" ? "SY" : "MY"} {yacht.name}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              numberOfYacht(yacht),
              country,
              yacht.port_of_registry,
              yacht.loa !== null && t("overview.yacht.length", { loa: yacht.loa }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          {!access.write && <Particulars yacht={yacht} />}
        </>
      ) : (
        <Text c="dimmed">{t("overview.yacht.none")}</Text>
      )}
    </Block>
  );
}

/** The facts that guests ask for. Unknown ones are left out. */
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
  return <Figures lines={lines} />;
}
