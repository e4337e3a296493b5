import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { Picture } from "../../../forms/yacht/Picture.tsx";
import { useYacht } from "../../../store/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { sectionAddress } from "../frame/sections.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** The yacht with her first picture, else a drawn silhouette. */
export function YachtCard() {
  const t = useText(overviewMessages);
  const { id, agreement, may } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id)?.body;
  const link = yacht ? t("overview.yacht.open") : t("overview.yacht.pick");
  return (
    <Block
      title={t("overview.yacht")}
      beside
      actions={
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
            {[yacht.port_of_registry, yacht.loa !== null && t("overview.yacht.length", { loa: yacht.loa })]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </>
      ) : (
        <Text c="dimmed">{t("overview.yacht.none")}</Text>
      )}
    </Block>
  );
}
