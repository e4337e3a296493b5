import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { isGenerated } from "shared-schema/agreement/status";
import { missingOfParty } from "shared-schema/terms/missing";
import { useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useStayWords } from "../../people/useStayWords.ts";
import classes from "./brief.module.css";
import { briefMessages } from "./briefMessages.ts";

/**
 * The reader's own part: where and when they board and leave, and their profiles, with the number of details that the contract
 * still lacks. Once it has been generated it lacks none.
 */
export function OwnDetails() {
  const t = useText(briefMessages);
  const viewer = useViewer();
  const { agreement, inputs } = useWorkspace();
  const wordsOf = useStayWords();
  const facts = { agreement, profiles: inputs?.profiles ?? {} };
  const own = Object.values(agreement.parties).flatMap(({ role, profile_id }) => {
    if (!facts.profiles[profile_id] || !viewer.profile_ids.has(profile_id)) return [];
    const lacks = isGenerated(agreement.status) ? 0 : missingOfParty(facts, { role, profile_id }).length;
    return [{ role, profile_id, lacks }];
  });
  const stays = Object.entries(agreement.stays).filter(([, { profile_id }]) => viewer.profile_ids.has(profile_id));
  if (own.length === 0) return <Text>{t("brief.nothing")}</Text>;
  return (
    <>
      {stays.map(([stayId, stay]) => (
        <Text key={stayId}>{t("brief.yours.stay", { way: wordsOf(stay) })}</Text>
      ))}
      <ul className={classes.steps}>
        {own.map(({ role, profile_id, lacks }) => (
          <li key={`${role} ${profile_id}`}>
            <Anchor component={Link} className={classes.step} to={`/profile/${profile_id}`}>
              {t("brief.yours")}
              <span className={classes.count}>{t("brief.yours.count", { count: lacks })}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
