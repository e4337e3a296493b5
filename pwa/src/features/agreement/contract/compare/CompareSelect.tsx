import { NativeSelect } from "@mantine/core";
import { useSearchParams } from "react-router";
import { versionLabel } from "shared-schema/labels/agreement";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { contractMessages } from "../messages.ts";
import { useVersions } from "../text/useVersion.ts";
import { COMPARED, useCompared } from "./useCompared.ts";

/** Chooses what the version on screen is compared with: any other that the reader may read, the draft included. */
export function CompareSelect({ shown }: { shown: number }) {
  const t = useText(contractMessages);
  const language = useLanguage();
  const { id, agreement } = useWorkspace();
  const { version: current, generated_versions_len: count } = agreement;
  const [, setParams] = useSearchParams();
  const compared = useCompared(shown);
  const versions = useVersions(id, count).map(({ version, read_access }) => ({
    value: String(version),
    label: versionLabel(version)[language],
    disabled: !read_access,
  }));
  const draft = { value: String(current), label: t("contract.draftOf", { name: versionLabel(current)[language] }) };
  const others = [...(current >= count ? [draft] : []), ...versions].filter(({ value }) => value !== String(shown));
  if (others.length === 0) return null;
  return (
    <NativeSelect
      label={t("contract.compareWith")}
      data={[{ value: "", label: t("contract.compareNone") }, ...others]}
      value={compared === null ? "" : String(compared)}
      onChange={({ currentTarget: { value } }) => setParams(value === "" ? {} : { [COMPARED]: value })}
    />
  );
}
