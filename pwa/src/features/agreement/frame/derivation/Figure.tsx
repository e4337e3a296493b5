import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { TermName } from "shared-schema/base/derivation/term";
import { useText } from "#ui/i18n.ts";
import { OnDemand } from "#ui/loading/OnDemand.tsx";
import { part } from "#ui/loading/part.ts";
import classes from "./figure.module.css";
import { figureMessages } from "./figureMessages.ts";

const sheet = part(() => import("./DerivationSheet.tsx").then((module) => module.DerivationSheet));

interface Props {
  name: TermName;
  /** The part that it is about, as the derivation names it. */
  about?: string;
  /** Null or undefined while it is not known: then there is nothing to ask. */
  value: number | null | undefined;
  /** The figure as it is shown. */
  children: string;
}

/** A derived figure; a tap tells how it came about. */
export function Figure({ name, about, value, children }: Props) {
  const t = useText(figureMessages);
  const [opened, { open, close }] = useDisclosure(false);
  if (value === null || value === undefined) return children;
  return (
    <>
      <UnstyledButton className={classes.figure} onClick={open} aria-haspopup="dialog" title={t("figure.why")}>
        {children}
      </UnstyledButton>
      <OnDemand part={sheet} opened={opened} onGiveUp={close}>
        {(Sheet, isOpen) => <Sheet name={name} about={about ?? null} opened={isOpen} onClose={close} />}
      </OnDemand>
    </>
  );
}
