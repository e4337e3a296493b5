import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { byPos } from "shared-schema/agreement/order";
import { ROLES } from "shared-schema/base/roles";
import { partyLabel } from "shared-schema/labels/parties";
import { useLanguage, useText } from "../../../../ui/i18n.ts";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useNames } from "../../parties/useParties.ts";
import { overviewMessages } from "../messages.ts";
import classes from "./brief.module.css";

/** The yacht and the people in their roles, a line for each role. */
export function QuietRows() {
  const t = useText(overviewMessages);
  const language = useLanguage();
  const { id, agreement, inputs, may } = useWorkspace();
  const names = useNames();
  const yacht = inputs?.yacht;
  const lines = new Map<string, string[]>();
  for (const role of ROLES) {
    for (const [, party] of byPos(agreement.parties)) {
      if (party.role !== role) continue;
      const { name, profile } = names(party.profile_id);
      const label = partyLabel(role, profile)[language];
      lines.set(label, [...(lines.get(label) ?? []), name]);
    }
  }
  /** Of many, as passengers are, the first. */
  const shown = ([first = "", ...others]: string[]) =>
    others.length > 2 ? t("overview.people.others", { first, count: others.length }) : [first, ...others].join(", ");
  return (
    <dl className={classes.rows}>
      <div className={classes.row}>
        <dt>{t("overview.yacht")}</dt>
        <dd>
          {yacht ? (
            `${yacht.type === "SAIL" ? "SY" : "MY"} ${yacht.name}`
          ) : may.terms ? (
            <Anchor component={Link} to={sectionAddress(id, "yacht", "cruise.yacht")}>
              {t("overview.yacht.pick")}
            </Anchor>
          ) : (
            "–"
          )}
        </dd>
      </div>
      {[...lines].map(([label, people]) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>{shown(people)}</dd>
        </div>
      ))}
    </dl>
  );
}
