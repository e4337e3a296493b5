import { Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PRODUCT } from "shared-schema/base/product";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../format/format.ts";
import { frameMessages } from "../messages.ts";
import { tabAt } from "../nav/pages.ts";
import { tabName } from "../nav/tabName.ts";
import { HeadTotal } from "../summary/HeadTotal.tsx";
import classes from "./head.module.css";
import { Readiness } from "./Readiness.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { useWorkspace } from "./workspace.ts";

/**
 * One line above every section: the agreement's name, number, version, status, readiness and total.
 * @param props.children what can be done with the agreement from everywhere
 */
export function WorkspaceHead({ children }: { children: ReactNode }) {
  const t = useText(frameMessages);
  const show = useShow();
  const { id, agreement } = useWorkspace();
  const { pathname } = useLocation();
  useDocumentTitle(`${t(tabName(tabAt(pathname)))} · ${agreement.name} · ${PRODUCT.name}`);
  return (
    <header className={classes.head}>
      <Title order={1} className={classes.name} title={agreement.name}>
        {agreement.name}
      </Title>
      <Text span className={classes.number}>
        {t("agreement.number", { number: show.agreementId(id) })}
        {agreement.version > 0 && ` · ${t("agreement.version", { version: agreement.version })}`}
      </Text>
      <StatusBadge status={agreement.status} version={agreement.version} />
      <Readiness />
      <HeadTotal />
      {children}
    </header>
  );
}
