import { Box } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { ChevronRightIcon } from "../icons.tsx";
import classes from "./tree.module.css";

interface Row<N> {
  key: string;
  node: N;
  /** The key of the row above it in the tree; null for the root. */
  parent: string | null;
  level: number;
  place: number;
  siblings: number;
  children: readonly N[];
}

interface Props<N> {
  root: N;
  label: string;
  childrenOf(node: N): readonly N[];
  /** The content of a row. */
  children: (node: N) => ReactNode;
  /** Enter on a row without children. */
  onEnter(node: N): void;
}

const ROOT = "0";

/** A tree, opened level by level: arrows, Home and End move, Enter and Space open and close, as WAI-ARIA describes it. */
export function Tree<N>({ root, label, childrenOf, children, onEnter }: Props<N>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([ROOT]));
  const [active, setActive] = useState(ROOT);
  const items = useRef(new Map<string, HTMLDivElement>());
  const rows = visibleRows(root, childrenOf, opened);
  const toggle = (key: string, open: boolean) =>
    setOpened((before) => new Set(open ? [...before, key] : [...before].filter((one) => one !== key)));
  const focus = (row: Row<N> | undefined) => {
    if (row) items.current.get(row.key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, row: Row<N>) => {
    const index = rows.indexOf(row);
    const isParent = row.children.length > 0;
    const isOpen = opened.has(row.key);
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (isParent && !isOpen ? toggle(row.key, true) : isParent ? focus(rows[index + 1]) : undefined),
      ArrowLeft: () =>
        isParent && isOpen ? toggle(row.key, false) : focus(rows.find(({ key }) => key === row.parent)),
      Enter: () => (isParent ? toggle(row.key, !isOpen) : onEnter(row.node)),
      " ": () => isParent && toggle(row.key, !isOpen),
    };
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div role="tree" aria-label={label}>
      {rows.map((row) => (
        <Box
          key={row.key}
          ref={(element: HTMLDivElement | null) => {
            if (element) items.current.set(row.key, element);
            else items.current.delete(row.key);
          }}
          role="treeitem"
          className={classes.item}
          style={{ "--level": row.level }}
          aria-level={row.level}
          aria-posinset={row.place}
          aria-setsize={row.siblings}
          aria-expanded={row.children.length > 0 ? opened.has(row.key) : undefined}
          tabIndex={row.key === active ? 0 : -1}
          onFocus={() => setActive(row.key)}
          onClick={() => row.children.length > 0 && toggle(row.key, !opened.has(row.key))}
          onKeyDown={(event) => onKeyDown(event, row)}
        >
          <span className={classes.mark} data-open={opened.has(row.key) || undefined}>
            {row.children.length > 0 && <ChevronRightIcon size={16} />}
          </span>
          {children(row.node)}
        </Box>
      ))}
    </div>
  );
}

function visibleRows<N>(
  root: N,
  childrenOf: (node: N) => readonly N[],
  opened: ReadonlySet<string>,
): readonly Row<N>[] {
  const rows: Row<N>[] = [];
  const visit = (node: N, key: string, parent: string | null, level: number, place: number, siblings: number) => {
    const children = childrenOf(node);
    rows.push({ key, node, parent, level, place, siblings, children });
    if (!opened.has(key)) return;
    children.forEach((child, index) => {
      visit(child, `${key}.${index}`, key, level + 1, index + 1, children.length);
    });
  };
  visit(root, ROOT, null, 1, 1, 1);
  return rows;
}
