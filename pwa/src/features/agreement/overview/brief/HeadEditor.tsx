import { Button } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { headIn } from "shared-schema/agreement/head/fields";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { PencilIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { AgreementHead } from "../AgreementHead.tsx";
import { briefMessages } from "./briefMessages.ts";

const FORM_FIELDS = headIn("form");

/**
 * The editor of the agreement's head, behind a button. It is open while there are no dates yet, where the user left it
 * open on this device, and where a link leads to one of its fields.
 */
export function HeadEditor() {
  const t = useText(briefMessages);
  const { id, agreement, may } = useWorkspace();
  const [left, setLeft] = useLocalStorage({
    key: "passerelle.head",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { hash, key } = useLocation();
  // It does not close while the user enters the last date.
  const [isNew] = useState(agreement.delivery_date === null || agreement.redelivery_date === null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isAsked = FORM_FIELDS.some((field) => hash === `#${fieldPath("agreements", id, field)}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second jump to the same field opens it again
  useEffect(() => {
    if (isAsked) setChosen(null);
  }, [isAsked, key]);
  if (!may.terms) return null;
  const opened = chosen ?? (left || isNew || isAsked);
  const toggle = () => {
    setChosen(!opened);
    setLeft(!opened);
  };
  return (
    <>
      {opened && <AgreementHead />}
      <Button
        variant="default"
        mb="md"
        leftSection={opened ? undefined : <PencilIcon size={18} />}
        aria-expanded={opened}
        onClick={toggle}
      >
        {t(opened ? "brief.edit.close" : "brief.edit")}
      </Button>
    </>
  );
}
