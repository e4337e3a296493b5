import { useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { groupOf } from "./groups.ts";
import { tabAt } from "./pages.ts";
import { sectionAddress } from "./sections.ts";
import { useGroups } from "./useGroups.ts";

/** The way back to the overview from what the reader is offered no tab for, such as the history without the contract. */
export function WayBack() {
  const t = useText(frameMessages);
  const { id } = useWorkspace();
  const open = tabAt(useLocation().pathname);
  if (groupOf(useGroups(id), open)) return null;
  return (
    <p className={classes.back}>
      <TextLink to={sectionAddress(id, "overview")}>
        {t("agreement.backTo", { section: t("agreement.section.overview") })}
      </TextLink>
    </p>
  );
}
