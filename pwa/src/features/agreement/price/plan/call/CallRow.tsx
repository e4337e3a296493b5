import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useId, useRef } from "react";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { useFieldDrafts } from "#store/drafts/draftStore.ts";
import { isFieldOf, partPath } from "#store/drafts/fieldPath.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { usePartNote } from "#ui/fields/autosave/conflicts.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { planMessages } from "../../../money/planMessages.ts";
import { usePaymentRequest } from "../paymentRequest/usePaymentRequest.ts";
import { CallPayments } from "../payments/CallPayments.tsx";
import { isPayOffered, PayButton } from "../payments/PayButton.tsx";
import classes from "../plan.module.css";
import { CallForm } from "./CallForm.tsx";
import { CallMenu } from "./CallMenu.tsx";
import { CallState } from "./CallState.tsx";

interface Props {
  shown: CallOfAgreement;
  /** The amount of this type that is left to call. */
  rest: number | null;
  isOpened: boolean;
  /** It was just added: its first field takes the focus. */
  isNew: boolean;
  onToggle: () => void;
}

/** One call for fund on a line: what for, when, how much and what was paid of it. Fields and payments unfold below. */
export function CallRow({ shown, rest, isOpened, isNew, onToggle }: Props) {
  const t = useText(planMessages);
  const show = useShow();
  const { id, access } = useWorkspace();
  const { id: partId, call } = shown;
  const note = usePartNote(partPath("agreements", id, "payment_calls", partId));
  const request = usePaymentRequest(shown);
  const line = useRef<HTMLButtonElement>(null);
  const below = useId();
  const isUnsaved = useFieldDrafts(({ drafts }) =>
    drafts.some(({ path }) => isFieldOf(path, "agreements", id, "payment_calls", partId)),
  );
  const close = () => {
    onToggle();
    line.current?.focus();
  };
  const due = call.due_by_execution ? t("plan.onExecution") : call.date_due === null ? "–" : showDate(call.date_due);
  return (
    <li className={classes.call}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div role="group" aria-label={call.designation} className={classes.row} data-opened={isOpened || undefined}>
        <UnstyledButton
          ref={line}
          className={classes.line}
          aria-expanded={isOpened}
          aria-controls={below}
          onClick={onToggle}
        >
          <span className={classes.designation}>{call.designation}</span>
          <span className={classes.due}>
            <VisuallyHidden>{t("plan.field.date_due")} </VisuallyHidden>
            {due}
          </span>
          <span className={classes.amount}>
            <VisuallyHidden>{t("plan.field.amount")} </VisuallyHidden>
            {show.money(call.amount)}
          </span>
          <CallState shown={shown} />
          {shown.paid_amount !== 0 && (
            <span className={classes.paidOf}>{t("plan.paidOf", { money: show.money(shown.paid_amount) })}</span>
          )}
        </UnstyledButton>
        {isPayOffered(shown) && (
          <span className={classes.pay}>
            <PayButton shown={shown} />
          </span>
        )}
        <span className={classes.menu}>
          <CallMenu shown={shown} request={request} />
        </span>
        <div id={below} className={classes.below}>
          {!isOpened && isUnsaved && (
            <Text size="sm" c="var(--color-wait-text)">
              {t("plan.unsaved")}
            </Text>
          )}
          {!isOpened && note}
          {request.refusal !== null && <Notice tone="alarm">{request.refusal}</Notice>}
          {isOpened && access.write && <CallForm shown={shown} rest={rest} isNew={isNew} onClose={close} />}
          {isOpened && <CallPayments shown={shown} />}
        </div>
      </div>
    </li>
  );
}
