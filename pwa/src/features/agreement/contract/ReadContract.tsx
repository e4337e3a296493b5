import { Anchor, Group } from "@mantine/core";
import { useCallback, useRef, useState } from "react";
import { JUMPS } from "shared-schema/contract/jumps";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import type { AddressOf } from "./blanks.ts";
import classes from "./contract.module.css";
import { DraftText, type DraftTextHandle } from "./DraftText.tsx";
import { FindInText } from "./FindInText.tsx";
import { contractMessages } from "./messages.ts";

interface Props {
  /** Null while it is on its way. */
  html: string | null;
  /** Where the blanks of a draft are filled in; none for a version that was generated. */
  addressOf?: AddressOf;
  /** The heading of the text; the contract's own unless given. */
  label?: string;
  /** Receives the text whenever another one is shown. */
  onText?: (text: ParentNode) => void;
}

/** The text of a contract, with the ways to a place in it. */
export function ReadContract({ html, addressOf, label, onText }: Props) {
  const t = useText(contractMessages);
  const language = useLanguage();
  const text = useRef<DraftTextHandle>(null);
  const [query, setQuery] = useState("");
  const [{ count, shown }, setFound] = useState({ count: 0, shown: 0 });
  const onFound = useCallback((found: number) => setFound({ count: found, shown: 0 }), []);
  const onShow = (place: number) => {
    setFound({ count, shown: place });
    text.current?.show(place - 1);
  };
  if (html === null) return <Loading lines={12} />;
  return (
    <>
      <Group justify="space-between" gap="xs" mb="sm">
        <nav className={classes.jumps} aria-label={t("contract.jump")}>
          {JUMPS.filter(([anchor]) => html.includes(`id="${anchor}"`)).map(([anchor, name]) => (
            <Anchor key={anchor} component="button" className={classes.jump} onClick={() => text.current?.jump(anchor)}>
              {name[language]}
            </Anchor>
          ))}
        </nav>
        <FindInText onQuery={setQuery} {...{ query, count, shown, onShow }} />
      </Group>
      <DraftText ref={text} label={label ?? t("contract.text")} {...{ html, addressOf, query, onFound, onText }} />
    </>
  );
}
