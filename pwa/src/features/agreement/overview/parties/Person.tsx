import { defined } from "shared-schema/base/defined";
import { partyLabel } from "shared-schema/labels/parties";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useTerms } from "../../moves/useTerms.ts";
import { RemoveParty } from "../../people/RemoveParty.tsx";
import type { PartyEntry } from "../../people/useParties.ts";
import { ApprovalOfParty } from "../approval/ApprovalOfParty.tsx";
import { useLastStates } from "../brief/useApprovalStates.ts";
import { overviewMessages } from "../messages.ts";
import { PersonRow } from "./PersonRow.tsx";
import classes from "./parties.module.css";
import { StateOf } from "./StateOf.tsx";

interface Props {
  party: PartyEntry;
  isOwn?: boolean;
  /** The id to which a link leads. */
  anchor?: string;
}

/** Someone on the agreement: name, role and approval. */
export function Person({ party, isOwn = false, anchor }: Props) {
  const t = useText(overviewMessages);
  const language = useLanguage();
  const { id, access } = useWorkspace();
  const approvals = useApprovals(id);
  const { current } = useTerms();
  const { key, role, name, profile } = party;
  const state = useLastStates()?.get(key);
  const label = role === "clients" ? t("overview.clients") : partyLabel(role, profile)[language];
  const standing = [label, profile?.capacity, profile?.company_name];
  return (
    <PersonRow
      {...defined({ anchor })}
      profile={profile}
      label={[...new Set(standing.filter(Boolean))].join(" · ")}
      name={name}
    >
      {approvals && current ? (
        <ApprovalOfParty party={{ key, role }} isOwn={isOwn} approvals={approvals} current={current} />
      ) : (
        state && <StateOf state={state} />
      )}
      {isOwn && !access.write && (
        <div className={classes.leave}>
          <RemoveParty party={party} />
        </div>
      )}
    </PersonRow>
  );
}
