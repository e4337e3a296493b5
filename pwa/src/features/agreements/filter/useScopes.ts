import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useState } from "react";
import { useRowFigures } from "../figures/useRowFigures.ts";
import type { AgreementRow } from "../rows.ts";
import { type Scope, scopeOf } from "./scope.ts";

/** Of more agreements not all next steps are computed: only those of the rows in sight. */
const MOST_COUNTED = 30;

/** A list this narrow begins with what waits for the viewer. */
const PHONE = "(max-width: 36em)";

interface Scopes {
  scope: Scope;
  choose: (scope: Scope) => void;
  of: (row: AgreementRow) => Exclude<Scope, "all"> | null;
  /** Whether the next steps of all rows are wanted. */
  isCounted: boolean;
  /** Null while they are not known, and where they are not counted. */
  counts: Readonly<Record<Scope, number>> | null;
}

/** The viewer's part of the list. On a phone it is what waits for the viewer, unless that is nothing or another part was chosen. */
export function useScopes(rows: readonly AgreementRow[] | undefined): Scopes {
  const figuresOf = useRowFigures();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [chosen, choose] = useState<Scope | null>(null);
  const of = useCallback((row: AgreementRow) => scopeOf(figuresOf(row).next), [figuresOf]);
  const isCounted = rows !== undefined && rows.length > 0 && rows.length <= MOST_COUNTED;
  const isKnown = isCounted && rows.every((row) => figuresOf(row).isKnown);
  const count = (scope: Scope) => rows?.filter((row) => of(row) === scope).length ?? 0;
  const counts = isKnown ? { all: rows.length, me: count("me"), others: count("others") } : null;
  const first = isPhone && counts !== null && counts.me > 0 ? "me" : "all";
  return { scope: counts === null ? "all" : (chosen ?? first), choose, of, isCounted, counts };
}
