import { Button, SimpleGrid, Text } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { finderOf } from "shared-schema/api/search";
import { yachtSearchText } from "shared-schema/api/yacht";
import type { YachtBody } from "shared-schema/yacht/schema";
import { YachtDialog } from "../../forms/yacht/YachtDialog.tsx";
import { type Doc, useArrival, useViewer, useYachts } from "../../store/queries/documents.ts";
import { useLookUp, useYachtsEverywhere } from "../../store/queries/everywhere.ts";
import { FilterField } from "../../ui/FilterField.tsx";
import { FoundOnline } from "../../ui/FoundOnline.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import { NotHereText } from "../../ui/NotHere.tsx";
import { compareNames } from "../../ui/table/names.ts";
import { yachtsMessages } from "./messages.ts";
import { YachtCard } from "./YachtCard.tsx";

/** The yachts as cards. The dialog that adds one has its own address, so that it can be linked to. */
export function YachtList({ creating = false }: { creating?: boolean }) {
  const t = useText(yachtsMessages);
  const navigate = useNavigate();
  const { is_admin } = useViewer();
  const yachts = useYachts();
  const arrival = useArrival("yachts");
  const add = (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => navigate("/yachts/create")}>
      {t("yachts.add")}
    </Button>
  );
  const count = yachts?.length ?? 0;
  return (
    <Page>
      <PageTitle note={yachts && arrival === "complete" && t("yachts.count", { count })} actions={add}>
        {t("yachts.title")}
      </PageTitle>
      {yachts === undefined && <Loading />}
      {yachts && count === 0 && arrival === "complete" && (
        <EmptyState title={t("yachts.empty")}>{t("yachts.emptyNote")}</EmptyState>
      )}
      {yachts && (count > 0 || is_admin) && <FilteredYachts yachts={yachts} />}
      {yachts && <StillLoading arrival={arrival} />}
      <YachtDialog
        opened={creating}
        onClose={() => navigate("/yachts", { replace: true })}
        onCreated={(id) => navigate(`/yachts/${id}`)}
      />
    </Page>
  );
}

/** The yachts on this device that fit a filter; for administrators those that the server finds besides. */
function FilteredYachts({ yachts }: { yachts: Doc<YachtBody>[] }) {
  const t = useText(yachtsMessages);
  const [filter, setFilter] = useState("");
  const lookUp = useLookUp(filter);
  const here = new Set(yachts.map(({ id }) => id));
  const elsewhere = useYachtsEverywhere(filter).filter(({ id }) => !here.has(id));
  const isSought = finderOf(filter);
  const shown = yachts
    .filter(({ body }) => isSought(yachtSearchText(body)))
    .toSorted((a, b) => compareNames(a.body.name, b.body.name));
  const nothing = shown.length + elsewhere.length === 0 && filter.trim() !== "";
  return (
    <>
      <FilterField label={t("yachts.filter")} value={filter} onChange={setFilter} />
      {nothing && (
        <Text c="dimmed" role="status">
          {lookUp === "offline" ? <NotHereText /> : t("yachts.noMatch", { filter: filter.trim() })}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="xl">
        {shown.map((yacht) => (
          <YachtCard key={yacht.id} yacht={yacht} />
        ))}
      </SimpleGrid>
      <FoundOnline
        title={t("yachts.elsewhere")}
        found={elsewhere.map(({ id, name, port_of_registry }) => ({
          to: `/yachts/${id}`,
          label: name,
          note: port_of_registry,
        }))}
      />
    </>
  );
}
