import { NativeSelect } from "@mantine/core";
import { versionLabel } from "shared-schema/labels/agreement";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { contractMessages } from "./messages.ts";
import { useVersions } from "./text/useVersion.ts";

/** The draft and every generated version. One that the viewer may not read is named, and cannot be chosen. */
export function VersionSelect({ shown, onChoose }: { shown: number; onChoose: (version: number) => void }) {
  const t = useText(contractMessages);
  const language = useLanguage();
  const { id, agreement } = useWorkspace();
  const { version: current, generated_versions_len: count } = agreement;
  const versions = useVersions(id, count);
  const draft = { value: String(current), label: t("contract.draftOf", { name: versionLabel(current)[language] }) };
  const generated = versions.map(({ version, read_access }) => ({
    value: String(version),
    label: versionLabel(version)[language],
    disabled: !read_access,
  }));
  return (
    <NativeSelect
      label={t("contract.chooseVersion")}
      data={current >= count ? [draft, ...generated] : generated}
      value={String(shown)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
  );
}
