import { Anchor, Button, Text, TextInput } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { PRODUCT } from "shared-schema/product";
import { useSession } from "../../store/session.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon, SearchIcon } from "../../ui/icons.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AgreementCards } from "./AgreementCards.tsx";
import { AgreementTable } from "./AgreementTable.tsx";
import { CreateAgreementDialog } from "./CreateAgreementDialog.tsx";
import { agreementsMessages } from "./messages.ts";
import { type AgreementRow, matches, useAgreementRows } from "./rows.ts";

const PHONE = "(max-width: 47.99em)";

/** Every agreement that the viewer may read. */
export function AgreementList() {
  const t = useText(agreementsMessages);
  const rows = useAgreementRows();
  const [filter, setFilter] = useState("");
  const sought = useDeferredValue(filter.trim());
  const found = useMemo(() => rows?.filter((row) => matches(row, sought)), [rows, sought]);
  return (
    <Page>
      <PageTitle note={rows && t("agreements.count", { count: rows.length })} actions={<Creation />}>
        {t("agreements.title")}
      </PageTitle>
      {rows !== undefined && rows.length > 0 && (
        <TextInput
          type="search"
          aria-label={t("agreements.filter")}
          placeholder={t("agreements.filter")}
          leftSection={<SearchIcon size={18} />}
          maw="26rem"
          mb="md"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      <Rows all={rows} found={found} filter={sought} />
    </Page>
  );
}

interface Shown {
  all: AgreementRow[] | undefined;
  found: AgreementRow[] | undefined;
  filter: string;
}

function Rows({ all, found, filter }: Shown): ReactNode {
  const t = useText(agreementsMessages);
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isAdmin = useSession((state) => state.user?.is_admin ?? false);
  if (all === undefined || found === undefined) return <Loading lines={8} />;
  if (all.length === 0) {
    return (
      <EmptyState title={t("agreements.empty")}>
        {t(isAdmin ? "agreements.emptyAdmin" : "agreements.emptyOther")}
      </EmptyState>
    );
  }
  if (found.length === 0) return <Text c="dimmed">{t("agreements.noMatch", { filter })}</Text>;
  return phone ? <AgreementCards rows={found} /> : <AgreementTable rows={found} />;
}

/** Only an admin creates agreements; everybody else is told whom to ask. */
function Creation() {
  const t = useText(agreementsMessages);
  const navigate = useNavigate();
  const isAdmin = useSession((state) => state.user?.is_admin ?? false);
  const [opened, { open, close }] = useDisclosure();
  if (!isAdmin) {
    return (
      <Text size="sm" c="dimmed">
        {t("agreements.contactUs")} <Anchor href={`mailto:${PRODUCT.contactEmail}`}>{PRODUCT.contactEmail}</Anchor>
      </Text>
    );
  }
  return (
    <>
      <Button leftSection={<PlusIcon size={18} />} onClick={open}>
        {t("agreements.create")}
      </Button>
      <CreateAgreementDialog opened={opened} onClose={close} onCreated={(id) => navigate(`/agreement/${id}`)} />
    </>
  );
}
