import type { SignatoryView } from "shared-schema/api/agreement/signing";
import { remindSignatory } from "#store/commands/signing/signing.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import type { SigningProps } from "../signingContext.ts";
import { signingMessages } from "../signingMessages.ts";
import { useAction } from "../useAction.ts";

/** Asks someone to sign, who is invited where they have no account. */
export function AskButton({ place, offline, signatory }: SigningProps & { signatory: SignatoryView }) {
  const t = useText(signingMessages);
  const { busy, refusal, run } = useAction();
  const { name, has_joined, parties } = signatory;
  const [party] = parties;
  if (!party) return null;
  return (
    <>
      <BusyButton
        variant="subtle"
        px="xs"
        disabled={offline}
        busy={busy}
        aria-label={t(has_joined ? "signing.remindOf" : "signing.inviteOf", { name })}
        onClick={() => run(() => remindSignatory(place, party.profile_id))}
      >
        {t(has_joined ? "signing.remind" : "signing.invite")}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
