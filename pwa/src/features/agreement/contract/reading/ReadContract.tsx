import { type ReactNode, useCallback, useRef, useState } from "react";
import { useText } from "#ui/i18n.ts";
import { Loading } from "#ui/layout/Loading.tsx";
import type { AddressOf } from "./blanks.ts";
import { DraftText, type DraftTextHandle } from "./DraftText.tsx";
import { FindInText } from "./FindInText.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { FoldedOutline, Outline } from "./Outline.tsx";
import { type OutlinePart, outlineOf } from "./outline.ts";
import classes from "./reading.module.css";
import { readingMessages } from "./readingMessages.ts";
import { useHeadingInView } from "./useHeadingInView.ts";
import { useReading } from "./useReading.ts";

interface Props {
  /** Null while it is on its way. */
  html: string | null;
  /** Where the blanks of a draft are filled in; none for a version that was generated. */
  addressOf?: AddressOf;
  /** The heading of the text; the contract's own unless given. */
  label?: string;
  /** Receives the text whenever another one is shown. */
  onText?: (text: ParentNode) => void;
  /** Nothing is folded, not even on a phone: a comparison is read for its changes. */
  isWhole?: boolean;
  /** Shown beside the text, or above it where there is no room. */
  beside?: ReactNode;
}

/** The text of a contract in one language or two, with the ways to a place in it. */
export function ReadContract({ html, addressOf, label, onText, isWhole = false, beside }: Props) {
  const t = useText(readingMessages);
  const text = useRef<DraftTextHandle>(null);
  const { reading, choices, choose, isPhone, hasOutline } = useReading();
  const [{ root, parts }, setText] = useState<{ root: ParentNode | null; parts: OutlinePart[] }>(NO_TEXT);
  const [query, setQuery] = useState("");
  const [{ count, shown }, setFound] = useState({ count: 0, shown: 0 });
  const onFound = useCallback((found: number) => setFound({ count: found, shown: 0 }), []);
  const onWritten = useCallback(
    (written: ParentNode) => {
      setText({ root: written, parts: outlineOf(written) });
      onText?.(written);
    },
    [onText],
  );
  const current = useHeadingInView(root);
  const onShow = (place: number) => {
    setFound({ count, shown: place });
    text.current?.show(place - 1);
  };
  if (html === null) return <Loading lines={12} />;
  const outline = { parts, current, onJump: (anchor: string) => text.current?.jump(anchor) };
  return (
    <div className={classes.reading} data-outline={hasOutline || undefined}>
      {beside !== undefined && <div className={classes.beside}>{beside}</div>}
      <div className={classes.tools}>
        {!hasOutline && <FoldedOutline {...outline} />}
        <LanguageSwitch choices={choices} reading={reading} onChoose={choose} />
        <FindInText onQuery={setQuery} {...{ query, count, shown, onShow }} />
      </div>
      {hasOutline && <Outline {...outline} />}
      <div className={classes.page}>
        {reading === "en" && <p className={classes.prevails}>{t("contract.prevails")}</p>}
        <DraftText
          ref={text}
          label={label ?? t("contract.text")}
          folded={isPhone && !isWhole}
          onText={onWritten}
          {...{ html, reading, addressOf, query, onFound }}
        />
      </div>
    </div>
  );
}

const NO_TEXT = { root: null, parts: [] };
