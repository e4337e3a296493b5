import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { headIn } from "shared-schema/agreement/head/fields";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

const FORM_FIELDS = headIn("form");

/** The editor of the agreement's head, which its button opens in the page. */
export interface HeadEditor {
  isOpen: boolean;
  /** Null for a viewer who may not edit the head. */
  toggle: (() => void) | null;
}

/**
 * Whether the editor of the agreement's head is open: while there are no dates yet, where the user left it open on this device, and
 * where a link leads to one of its fields.
 */
export function useHeadEditor(): HeadEditor {
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
  if (!may.terms) return { isOpen: false, toggle: null };
  const isOpen = chosen ?? (left || isNew || isAsked);
  return {
    isOpen,
    toggle: () => {
      setChosen(!isOpen);
      setLeft(!isOpen);
    },
  };
}
