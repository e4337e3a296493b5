import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { byPos } from "shared-schema/agreement/order";
import type { ApprovalState } from "shared-schema/approval/marks";
import { ROLES } from "shared-schema/base/roles";
import { partyLabel } from "shared-schema/labels/parties";
import { useLanguage, useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useNames } from "../../people/useParties.ts";
import { approvalMessages } from "../approval/approvalMessages.ts";
import { APPROVAL_TONES } from "../approval/approvalTones.ts";
import { overviewMessages } from "../messages.ts";
import classes from "./brief.module.css";
import { useApprovalStates } from "./useApprovalStates.ts";
import { usePeopleInWords } from "./usePeopleInWords.ts";

/** The state of a line: nothing is said before anybody on it has approved. */
function approvalOf(parties: readonly string[], states: ReadonlyMap<string, ApprovalState>): ApprovalState | null {
  const needed = parties.flatMap((key) => states.get(key) ?? []);
  if (needed.every((state) => state === "PENDING")) return null;
  return needed.find((state) => state === "OUTDATED") ?? needed.find((state) => state === "PENDING") ?? "APPROVED";
}

/** The yacht and the people in their roles, a line for each role, with its approval. */
export function QuietRows() {
  const t = useText(overviewMessages);
  const language = useLanguage();
  const { id, agreement, inputs, may } = useWorkspace();
  const approvals = useText(approvalMessages);
  const names = useNames();
  const inWords = usePeopleInWords();
  const yacht = inputs?.yacht;
  const states = useApprovalStates();
  const lines = new Map<string, { people: string[]; parties: string[] }>();
  for (const role of ROLES) {
    for (const [key, party] of byPos(agreement.parties)) {
      if (party.role !== role) continue;
      const { name, profile } = names(party.profile_id);
      const label = partyLabel(role, profile)[language];
      const line = lines.get(label) ?? { people: [], parties: [] };
      lines.set(label, { people: [...line.people, name], parties: [...line.parties, key] });
    }
  }
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
      {[...lines].map(([label, { people, parties }]) => {
        const approval = states && approvalOf(parties, states);
        return (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              {inWords(people)}
              {approval && <StatusTag tone={APPROVAL_TONES[approval]}>{approvals(`approval.${approval}`)}</StatusTag>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
