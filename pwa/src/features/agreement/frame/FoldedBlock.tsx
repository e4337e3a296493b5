import { Text, Title, UnstyledButton } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import block from "./Block.module.css";

interface Props {
  title: string;
  /** Beside the title, folded too. */
  note?: ReactNode;
  /** Something in it is under way. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part of a section that few people need each time: its heading opens it. */
export function FoldedBlock({ title, note, startsOpen = false, children }: Props) {
  const heading = useId();
  const [opened, setOpened] = useState(startsOpen);
  return (
    <section className={block.block} data-folded={!opened || undefined} aria-labelledby={heading}>
      <Title order={2} size="h4" className={block.fold}>
        <UnstyledButton className={block.toggle} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <span id={heading}>{title}</span>
          {opened ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
        </UnstyledButton>
        {note !== undefined && (
          <Text span size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Title>
      {opened && children}
    </section>
  );
}
