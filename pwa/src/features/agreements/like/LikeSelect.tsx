import { Select } from "@mantine/core";
import { useMemo } from "react";
import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { formatAgreementId } from "shared-schema/pricing/format";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { useAgreements, useViewer } from "../../../store/queries/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { createMessages } from "../createMessages.ts";

interface Props {
  value: number | null;
  onChoose: (id: number | null, template: AgreementBody | null) => void;
}

/** Chooses an agreement to take yacht, parties, terms and services from: any whose contract the viewer reads. */
export function LikeSelect({ value, onChoose }: Props) {
  const t = useText(createMessages);
  const agreements = useAgreements();
  const viewer = useViewer();
  const templates = useMemo(
    () => new Map(agreements?.filter(({ body }) => accessTo(body, viewer).contract).map(({ id, body }) => [id, body])),
    [agreements, viewer],
  );
  const options = Array.from(templates, ([id, { name }]) => ({
    value: String(id),
    label: `${formatAgreementId(id)} · ${name}`,
  })).reverse();
  if (options.length === 0) return null;
  return (
    <Select
      label={t("agreements.like")}
      description={t("agreements.like.note")}
      searchable
      filter={foldedFilter}
      clearable
      limit={50}
      nothingFoundMessage={t("agreements.like.nothing")}
      data={options}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const id = chosen === null ? null : Number(chosen);
        onChoose(id, id === null ? null : (templates.get(id) ?? null));
      }}
    />
  );
}
