import { Button, SimpleGrid } from "@mantine/core";
import { useNavigate } from "react-router";
import { YachtDialog } from "../../forms/yacht/YachtDialog.tsx";
import { useYachts } from "../../store/documents.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { yachtsMessages } from "./messages.ts";
import { YachtCard } from "./YachtCard.tsx";

/** The yachts as cards. The dialog that adds one has its own address, so that it can be linked to. */
export function YachtList({ creating = false }: { creating?: boolean }) {
  const t = useText(yachtsMessages);
  const navigate = useNavigate();
  const yachts = useYachts();
  const add = (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => navigate("/yachts/create")}>
      {t("yachts.add")}
    </Button>
  );
  const sorted = yachts?.toSorted((a, b) => a.body.name.localeCompare(b.body.name));
  return (
    <Page>
      <PageTitle note={sorted && t("yachts.count", { count: sorted.length })} actions={add}>
        {t("yachts.title")}
      </PageTitle>
      {sorted === undefined && <Loading />}
      {sorted?.length === 0 && <EmptyState title={t("yachts.empty")}>{t("yachts.emptyNote")}</EmptyState>}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="xl">
        {sorted?.map((yacht) => (
          <YachtCard key={yacht.id} yacht={yacht} />
        ))}
      </SimpleGrid>
      <YachtDialog
        opened={creating}
        onClose={() => navigate("/yachts", { replace: true })}
        onCreated={(id) => navigate(`/yachts/${id}`)}
      />
    </Page>
  );
}
