import type { KycFile } from "shared-schema/api/privacy/kyc";
import { partyLabel } from "shared-schema/labels/parties";
import { showDate } from "../../../ui/fields/dates.ts";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { kycAnchor } from "../people/KycLink.tsx";
import { KycItemRow } from "./KycItemRow.tsx";
import classes from "./kyc.module.css";
import { kycMessages } from "./messages.ts";
import type { KycFiles } from "./useKyc.ts";

/** The check of one party. */
export function KycParty({ file, kyc }: { file: KycFile; kyc: KycFiles }) {
  const t = useText(kycMessages);
  const language = useLanguage();
  const { inputs } = useWorkspace();
  const { profile_id, name, roles, items, kept_until } = file;
  const settled = items.filter(({ state }) => state !== "OPEN").length;
  const profile = inputs?.profiles[profile_id];
  const note = [
    roles.length === 0 ? t("kyc.left") : roles.map((role) => partyLabel(role, profile)[language]).join(", "),
    t("kyc.progress", { done: settled, all: items.length }),
    ...(kept_until === null ? [] : [t("kyc.keptUntil", { date: showDate(kept_until) })]),
  ].join(" · ");
  return (
    <Block title={name} note={note} anchor={kycAnchor(profile_id)}>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.item} className={classes.item}>
            <KycItemRow file={file} item={item} kyc={kyc} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
