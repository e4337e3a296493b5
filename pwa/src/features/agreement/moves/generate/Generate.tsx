import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { decideCommentsClosed } from "shared-schema/agreement/comments/threads";
import { decideMoveBy } from "shared-schema/agreement/status";
import { decideDraftChanges } from "#documents/amended.ts";
import { generateAgreement } from "#store/commands/agreement/generate.ts";
import { useViewer } from "#store/queries/documents.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { uiMessages } from "#ui/messages.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Done } from "../Done.tsx";
import { MoveRow } from "../MoveRow.tsx";
import { moveMessages } from "../moveMessages.ts";
import { Reason } from "../Reason.tsx";
import { useMoveHindrance } from "../useMoveHindrance.ts";
import { useTerms } from "../useTerms.ts";
import { generateMessages } from "./generateMessages.ts";
import { isPrinterBusy, PrinterBusy } from "./PrinterBusy.tsx";
import { usePatience } from "./usePatience.ts";
import { useRouteDoubts } from "./useRouteDoubts.ts";
import { useUnseen } from "./useUnseen.ts";

/**
 * Generates the contract or the addendum. Without a total it is blocked; missing values are asked about (specification §5). Where the
 * device cannot make any move, the reason is shown with the other moves.
 */
export function Generate() {
  const t = useText(moveMessages);
  const unseenText = useText(generateMessages);
  const retryText = useText(uiMessages);
  const viewer = useViewer();
  const { id, agreement, plan, missing, failed, replan } = useWorkspace();
  const terms = useTerms();
  const hindrance = useMoveHindrance();
  const unseen = useUnseen();
  const doubts = useRouteDoubts();
  const patience = usePatience();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const [busyPrinter, setBusyPrinter] = useState(false);
  /** The version that was generated here. */
  const [generated, setGenerated] = useState<number>();
  const isMade = generated === agreement.version;
  // Until the move has come to this device, its link would lead to the draft.
  if (isMade && agreement.generated_versions_len > generated) {
    const name = generated === 0 ? "contract" : "addendum";
    return (
      <Done>
        {t(`move.generated.${name}`)}{" "}
        <TextLink to={`${sectionAddress(id, "contract")}/${generated}`}>{t(`move.generated.${name}.read`)}</TextLink>
      </Done>
    );
  }
  if (!decideMoveBy(agreement, "generate", viewer).ok) return null;
  const obstacle = (): ReactNode => {
    // A contract is computed without estimated times: a total that rests on them does not bind.
    const total = plan?.price.total_agreement_price ?? null;
    if (total === null || missing.forTotal.length > 0) return t("move.generate.noTotal");
    const closed = decideCommentsClosed(agreement.comments);
    return closed.ok ? undefined : refusalMessage(closed.refusal);
  };
  /** Asks about what someone has not seen and what she cannot sail, then about missing values. */
  const isAgreed = async (unseenBy: readonly string[]) => {
    const sentences = [...unseenBy, ...doubts];
    const text = [...sentences, unseenText("generate.unseen.ask")].join("\n\n");
    const question = {
      title: unseenText(unseenBy.length > 0 ? "generate.unseen.title" : "generate.doubt.title"),
      confirmLabel: unseenText("generate.unseen.confirm"),
    };
    if (sentences.length > 0 && !(await confirm(text, question))) return false;
    return missing.paths.length === 0 || confirm(t("move.generate.missing"), { confirmLabel: t("move.generate") });
  };
  const generate = async () => {
    if (terms.current === null || unseen === null) return;
    const reason = obstacle();
    setRefusal(reason);
    setBusyPrinter(false);
    if (reason !== undefined) return;
    const changed = await decideDraftChanges(id, terms.current.fingerprint);
    if (!changed.ok) return setRefusal(refusalMessage(changed.refusal));
    const sentences = await unseen(terms.current.terms).catch(() => null);
    if (sentences === null) return setRefusal(t("move.generate.notPlanned"));
    if (!(await isAgreed(sentences))) return;
    const { version } = agreement;
    const { fingerprint } = terms.current;
    const made = await generateAgreement(id, { version, fingerprint }, patience.begin());
    setRefusal(made.ok ? undefined : refusalMessage(made.refusal));
    setBusyPrinter(!made.ok && isPrinterBusy(made.refusal));
    if (made.ok) setGenerated(version);
  };
  const generateOnce = () => {
    setBusy(true);
    return generate().finally(() => setBusy(false));
  };
  const cannotPlan = terms.failed || (failed && plan === null);
  const tryAgain = () => {
    terms.retry();
    replan();
  };
  return (
    <>
      {refusal !== undefined && <Notice tone={busyPrinter ? "wait" : "alarm"}>{refusal}</Notice>}
      <PrinterBusy {...patience} />
      <MoveRow what={t("move.what.generate")}>
        <BusyButton
          variant="default"
          disabled={hindrance !== null || plan === null || unseen === null || !terms.current?.isCurrent}
          busy={busy || isMade}
          aria-describedby={hindrance !== null ? "move-reason" : cannotPlan ? "generate-reason" : undefined}
          onClick={generateOnce}
        >
          {t("move.generate")}
        </BusyButton>
      </MoveRow>
      {cannotPlan && (
        <>
          <Button variant="default" onClick={tryAgain}>
            {retryText("ui.retry")}
          </Button>
          <Reason id="generate-reason">{t("move.generate.notPlanned")}</Reason>
        </>
      )}
    </>
  );
}
