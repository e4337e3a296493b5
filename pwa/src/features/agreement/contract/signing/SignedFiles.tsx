import { Anchor, Group } from "@mantine/core";
import { done, type Result } from "shared-schema/base/result";
import { contractFileName } from "shared-schema/terms/format";
import { readSignedPdf, type VersionPlace } from "#store/commands/signing/signing.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon } from "#ui/icons.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { saveFile } from "#ui/saveFile.ts";
import classes from "./signing.module.css";
import type { SigningProps } from "./signingContext.ts";
import { signingMessages } from "./signingMessages.ts";
import { useAction } from "./useAction.ts";

/** The signed PDF as it is now, and the certificate once all have signed. For versions that someone has signed. */
export function SignedFiles({ place, view, offline }: SigningProps) {
  const { document_id, has_certificate } = view;
  const t = useText(signingMessages);
  const { busy, refusal, run } = useAction();
  return (
    <>
      <Group gap="sm">
        {document_id !== null && (
          <BusyButton
            variant="default"
            leftSection={<DownloadIcon />}
            disabled={offline}
            busy={busy}
            onClick={() => run(() => saveSigned(place, document_id, ""))}
          >
            {t("signing.download")}
          </BusyButton>
        )}
        {has_certificate && (
          <BusyButton
            variant="default"
            disabled={offline}
            busy={busy}
            onClick={() => run(() => saveSigned(place, "certificate", "-certificate"))}
          >
            {t("signing.certificate")}
          </BusyButton>
        )}
        {!offline && (
          <Anchor size="sm" className={classes.link} href="/api/verify/page" download="passerelle-verifier.html">
            {t("signing.verifier")}
          </Anchor>
        )}
      </Group>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}

/** Hands a signed file to the browser's downloads. */
export async function saveSigned(place: VersionPlace, name: string, suffix: string): Promise<Result<void>> {
  const read = await readSignedPdf(place, name);
  if (!read.ok) return read;
  const plain = contractFileName(place.id, place.version, { draft: false });
  saveFile(plain.replace(/\.pdf$/, `-signed${suffix}.pdf`), read.value, "application/pdf");
  return done(undefined);
}
