import type { AgreementBody } from "shared-schema/agreement/schema";
import { patchAgreement } from "#store/commands/agreement/agreements.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "./ledger.module.css";

type Amount = keyof Pick<AgreementBody, "base_price_cruising" | "base_price_routing">;
type Share = keyof Pick<AgreementBody, "requested_cea_ratio" | "requested_deposit_ratio">;

/** An agreed amount, edited in its line; a reader sees the figure. */
export function AmountField({ label, field, required }: { label: string; field: Amount; required: boolean }) {
  const show = useShow();
  const { id, agreement, may } = useWorkspace();
  // An optional price that no one has entered counts as nothing.
  if (!may.terms) return show.money(agreement[field] ?? (required ? null : 0));
  return (
    <div className={classes.amount}>
      <NumberField
        label={label}
        path={fieldPath("agreements", id, field)}
        value={agreement[field]}
        decimals={show.decimals}
        fixed
        unit={show.currency}
        {...(required && { required: "warn" })}
        onSave={(value) => saved(patchAgreement(id, { [field]: value }))}
      />
    </div>
  );
}

/** A share of the total: percent on screen, a ratio in the agreement. */
export function ShareField({ label, field }: { label: string; field: Share }) {
  const show = useShow();
  const { id, agreement, may } = useWorkspace();
  if (!may.terms) return show.percent(agreement[field] ?? 0);
  return (
    <span className={classes.share}>
      <NumberField
        label={label}
        path={fieldPath("agreements", id, field)}
        value={agreement[field]}
        scale={100}
        max={100}
        decimals={1}
        unit="%"
        onSave={(value) => saved(patchAgreement(id, { [field]: value }))}
      />
    </span>
  );
}
