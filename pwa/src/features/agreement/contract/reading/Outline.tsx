import { Button } from "@mantine/core";
import { useClickOutside, useDisclosure } from "@mantine/hooks";
import { type KeyboardEvent, useId, useRef } from "react";
import { useLanguage, useText } from "#ui/i18n.ts";
import type { OutlineItem, OutlinePart } from "./outline.ts";
import classes from "./reading.module.css";
import { readingMessages } from "./readingMessages.ts";

interface Props {
  parts: readonly OutlinePart[];
  /** The anchor of the heading that is being read. */
  current: string | null;
  onJump: (anchor: string) => void;
}

/** The parts of the contract, and the headings of the one that is being read; each leads there. */
export function Outline({ parts, current, onJump }: Props) {
  const t = useText(readingMessages);
  const open = parts.find(({ id, items }) => id === current || items.some((item) => item.id === current)) ?? parts[0];
  return (
    <nav className={classes.outline} aria-label={t("contract.jump")}>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <Entry item={part} current={current} onJump={onJump} />
            {part === open && part.items.length > 0 && (
              <ul>
                {part.items.map((item) => (
                  <li key={item.id}>
                    <Entry item={item} current={current} onJump={onJump} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item: { id, number, name }, current, onJump }: { item: OutlineItem } & Omit<Props, "parts">) {
  const language = useLanguage();
  return (
    <button type="button" aria-current={id === current ? "location" : undefined} onClick={() => onJump(id)}>
      <span aria-hidden>{number}</span> {name[language]}
    </button>
  );
}

/** The outline behind a button, where there is no room for it beside the text. */
export function FoldedOutline({ onJump, ...outline }: Props) {
  const t = useText(readingMessages);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, { toggle, close }] = useDisclosure(false);
  const outside = useClickOutside(close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !opened) return;
    close();
    button.current?.focus();
  };
  const jump = (anchor: string) => {
    close();
    onJump(anchor);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button in it has opened
    <div ref={outside} className={classes.folded} onKeyDown={onKeyDown}>
      <Button ref={button} variant="default" aria-expanded={opened} aria-controls={panel} onClick={toggle}>
        {t("contract.outline")}
      </Button>
      <div id={panel} className={classes.panel} hidden={!opened}>
        {opened && <Outline {...outline} onJump={jump} />}
      </div>
    </div>
  );
}
