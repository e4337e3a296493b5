import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useText } from "../../../ui/i18n.ts";
import { OnDemand } from "../../../ui/loading/OnDemand.tsx";
import { part } from "../../../ui/loading/part.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { openMessages } from "./openMessages.ts";

const sheet = part(() => import("./WhatIfSheet.tsx").then((module) => module.WhatIfSheet));

/** Opens the variants of a draft, for those who see its prices. */
export function WhatIfButton() {
  const t = useText(openMessages);
  const { access, agreement } = useWorkspace();
  const [opened, { open, close }] = useDisclosure(false);
  if (agreement.status !== "DRAFT" || !access.contract) return null;
  return (
    <>
      <Button variant="default" onClick={open} aria-haspopup="dialog">
        {t("whatIf.open")}
      </Button>
      <OnDemand part={sheet} opened={opened} onGiveUp={close}>
        {(Sheet, isOpen) => <Sheet opened={isOpen} onClose={close} />}
      </OnDemand>
    </>
  );
}
