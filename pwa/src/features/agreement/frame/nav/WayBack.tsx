import { useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import classes from "../frame.module.css";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { type PageKey, sectionOfPage } from "./pages.ts";
import { sectionAddress, sectionsFor } from "./sections.ts";

/** The way from a page to the section it belongs to, or to the overview for readers who are not offered that section. */
export function WayBack({ page }: { page: PageKey }) {
  const t = useText(frameMessages);
  const { id, access } = useWorkspace();
  const section = sectionsFor(access).find(({ key }) => key === sectionOfPage(page))?.key ?? "overview";
  return (
    <p className={classes.back}>
      <TextLink to={sectionAddress(id, section)}>
        {t("agreement.backTo", { section: t(`agreement.section.${section}`) })}
      </TextLink>
    </p>
  );
}
