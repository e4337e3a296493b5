import { useCrew } from "../../../store/queries/agreement/crew.ts";
import { useText } from "../../../ui/i18n.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { crewMessages } from "./crewMessages.ts";

/** How many people are on the crew list, and the way to it; for those who see it. */
export function CrewBlock() {
  const t = useText(crewMessages);
  const { id, agreement } = useWorkspace();
  const crew = useCrew(id, agreement);
  if (!crew) return null;
  return (
    <Block title={t("crew.title")} note={t("crew.count", { count: Object.keys(crew.members).length })}>
      <LinkButton to={`/agreement/${id}/crew`} variant="default">
        {t("crew.open")}
      </LinkButton>
    </Block>
  );
}
