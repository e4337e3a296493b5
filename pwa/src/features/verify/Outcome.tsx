import { List, Table } from "@mantine/core";
import { roleAccess } from "shared-schema/agreement/access";
import type { Verification } from "shared-schema/api/agreement/version";
import type { Role } from "shared-schema/base/roles";
import { versionLabel } from "shared-schema/labels/agreement";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { utc } from "shared-schema/terms/format";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { saying } from "../../ui/feedback/Said.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { verifyMessages } from "./messages.ts";
import type { Checked } from "./useVerification.ts";

/** The answer about a contract, in words that do not claim more than was checked. */
export function Outcome({ by, result }: Checked) {
  const t = useText(verifyMessages);
  if (result.ok) {
    return (
      <Notice tone="calm" title={t(by === "file" ? "verify.genuine" : "verify.printed")}>
        {by === "print" && <p>{t("verify.printedNote")}</p>}
        <Particulars contract={result.value} />
      </Notice>
    );
  }
  if (result.refusal.code !== "contract.not-generated") {
    return (
      <Notice tone="alarm" title={t("verify.failed")}>
        {saying(result.refusal)}
      </Notice>
    );
  }
  return (
    <Notice tone="alarm" title={t("verify.notGenuine")}>
      {t(by === "file" ? "verify.notGenuineNote" : "verify.notPrinted")}
    </Notice>
  );
}

function Particulars({ contract }: { contract: Verification }) {
  const t = useText(verifyMessages);
  const language = useLanguage();
  const { reference, version, latest_version, generated_at, fingerprint, parties } = contract;
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
        {t("verify.unsigned")}
      </p>
      <Table variant="vertical" withRowBorders={false}>
        <Table.Tbody>
          {rows.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th>{label}</Table.Th>
              <Table.Td style={{ overflowWrap: "anywhere" }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <h2>{t("verify.parties")}</h2>
      <List>
        {parties.map(({ role, name, approved }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strangers get no name, and the list never changes
          <List.Item key={index}>
            {ROLE_LABELS[role][language]}
            {name && `: ${name}`} — {t(approvalOf(role, approved))}
          </List.Item>
        ))}
      </List>
    </>
  );
}

/** A captain approves nothing: that he has not says nothing of the contract. */
function approvalOf(role: Role, approved: boolean): keyof typeof verifyMessages {
  if (approved) return "verify.approved";
  return roleAccess(role).can_approve ? "verify.notApproved" : "verify.noApproval";
}
