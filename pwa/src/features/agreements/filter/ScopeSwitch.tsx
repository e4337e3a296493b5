import { useText } from "../../../ui/i18n.ts";
import { agreementsMessages } from "../messages.ts";
import classes from "./ListFilter.module.css";
import { SCOPES, type Scope } from "./scope.ts";

interface Props {
  scope: Scope;
  /** Null until they are known: nothing is chosen before. */
  counts: Readonly<Record<Scope, number>> | null;
  onChange: (scope: Scope) => void;
}

/** Narrows the list to what waits for the viewer, or for others. */
export function ScopeSwitch({ scope, counts, onChange }: Props) {
  const t = useText(agreementsMessages);
  return (
    <fieldset className={classes.scopes} aria-label={t("agreements.scope")}>
      {SCOPES.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.scope}
          aria-pressed={each === scope}
          disabled={counts === null && each !== scope}
          onClick={() => onChange(each)}
        >
          {t(`agreements.scope.${each}`, { count: counts?.[each] ?? "" }).trim()}
        </button>
      ))}
    </fieldset>
  );
}
