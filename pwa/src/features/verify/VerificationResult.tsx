import { roleAccess } from "shared-schema/agreement/access";
import type { Verification } from "shared-schema/api/agreement/version";
import type { Role } from "shared-schema/base/roles";
import { versionLabel } from "shared-schema/labels/agreement";
import { utc } from "shared-schema/terms/format";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { verifyMessages } from "./messages.ts";
import type { Checked } from "./useVerification.ts";
import classes from "./verify.module.css";

interface Props extends Checked {
  /** Whether the file itself was verified: then this is what the server adds. */
  isVerified: boolean;
}

/** The answer about a contract, in words that do not claim more than was checked. */
export function VerificationResult({ by, result, isVerified }: Props) {
  const t = useText(verifyMessages);
  if (result.ok) {
    const title = by === "print" ? "verify.printed" : isVerified ? "verify.known" : "verify.genuine";
    return (
      <Notice tone="calm" title={t(title)}>
        {by === "print" && <p>{t("verify.printedNote")}</p>}
        <Particulars contract={result.value} />
      </Notice>
    );
  }
  if (result.refusal.code !== "contract.not-generated") {
    return (
      <Notice tone="alarm" title={t("verify.failed")}>
        {refusalMessage(result.refusal)}
      </Notice>
    );
  }
  return (
    <Notice tone={isVerified ? "wait" : "alarm"} title={t(isVerified ? "verify.unknown" : "verify.notGenuine")}>
      {t(by === "file" ? "verify.notGenuineNote" : "verify.notPrinted")}
    </Notice>
  );
}

function Particulars({ contract }: { contract: Verification }) {
  const t = useText(verifyMessages);
  const language = useLanguage();
  const { reference, version, latest_version, generated_at, fingerprint, parties, signatures } = contract;
  const rows = [
    [t("verify.number"), reference],
    [t("verify.version"), versionLabel(version)[language]],
    [t("verify.date"), utc(generated_at)],
    [t("verify.fingerprint"), fingerprint],
  ];
  return (
    <>
      <p>
        {version === latest_version
          ? t("verify.latest")
          : t("verify.superseded", { name: versionLabel(latest_version)[language] })}{" "}
        {signatures.now === 0 ? t("verify.unsigned") : t("verify.signed", { count: signatures.now })}
      </p>
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={classes.heading}>{t("verify.parties")}</h2>
      <ul className={classes.parties}>
        {parties.map(({ role, label, name, approved }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strangers get no name, and the list never changes
          <li key={index}>
            <span>
              {label[language]}
              {name !== null && (
                <>
                  {" "}
                  <strong>{name}</strong>
                </>
              )}
            </span>
            <Approval role={role} approved={approved} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A captain approves nothing: that he has not says nothing of the contract. */
function Approval({ role, approved }: { role: Role; approved: boolean }) {
  const t = useText(verifyMessages);
  if (approved) return <StatusTag tone="done">{t("verify.approved")}</StatusTag>;
  if (!roleAccess(role).can_approve) return <StatusTag tone="plain">{t("verify.noApproval")}</StatusTag>;
  return <StatusTag tone="wait">{t("verify.notApproved")}</StatusTag>;
}
