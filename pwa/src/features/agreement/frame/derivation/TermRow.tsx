import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useText } from "#ui/i18n.ts";
import { derivationMessages } from "./derivationMessages.ts";
import type { DerivedRow } from "./derivedRow.ts";
import classes from "./figure.module.css";
import type { EditOf } from "./useEdits.ts";
import type { TermWords } from "./useTermWords.ts";

interface Props {
  row: DerivedRow;
  words: TermWords;
  editOf: EditOf;
  /** The address of the field where it was entered; null where there is none on screen. */
  field: string | null;
  onJump: () => void;
}

/** One term: its name and value, and beneath them how it was made, or who entered it. */
export function TermRow({ row: { term, above }, words, editOf, field, onJump }: Props) {
  const t = useText(derivationMessages);
  return (
    <div className={classes.row}>
      <div className={classes.line}>
        <span>{words.label(term, above)}</span>
        <span className={classes.value}>{words.value(term)}</span>
      </div>
      <div className={classes.how}>
        {words.how(term, editOf)}
        {field !== null && (
          <>
            {" "}
            {/* Enter on the row does the same: the tree is one stop of the keyboard. */}
            <Anchor component={Link} to={field} tabIndex={-1} inherit onClick={onJump}>
              {t("derivation.jump")}
            </Anchor>
          </>
        )}
      </div>
    </div>
  );
}
