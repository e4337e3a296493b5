import { Anchor, Button, Text } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { mayCreateAgreements } from "shared-schema/agreement/access";
import { formatMoment } from "shared-schema/pricing/format";
import { z } from "zod";
import { useContactEmail } from "../../base/contactEmail.ts";
import { deviceZone } from "../../base/deviceZone.ts";
import { firstScreenDrawn } from "../../base/firstScreen.ts";
import { placeInState } from "../../base/placeState.ts";
import { useArrival } from "../../store/queries/documents.ts";
import { useSession } from "../../store/session/session.ts";
import { localeOf, useLanguage, useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { OnDemand } from "../../ui/loading/OnDemand.tsx";
import { part } from "../../ui/loading/part.ts";
import { AgreementCards } from "./AgreementCards.tsx";
import { AgreementTable } from "./AgreementTable.tsx";
import { Calculated, useFreshFigures, useOldestKept } from "./figures/useRowFigures.ts";
import { filtered, NO_FILTER } from "./filter/filter.ts";
import { ListFilter } from "./filter/ListFilter.tsx";
import { ScopeSwitch } from "./filter/ScopeSwitch.tsx";
import { useScopes } from "./filter/useScopes.ts";
import { agreementsMessages } from "./messages.ts";
import { type AgreementRow, useAgreementRows } from "./rows.ts";

const createDialog = part(() => import("./CreateAgreementDialog.tsx").then((module) => module.CreateAgreementDialog));

/** Few people ever see an empty list. */
const doors = part(() => import("./Doors.tsx").then((module) => module.Doors));

/** The state with which the search opens the list: a draft is to be created, perhaps with its first waypoint. */
const creationState = z.object({ create: z.literal(true), place: placeInState.optional() });

/** Too narrow for the columns. */
const NARROW = "(max-width: 63.99em)";

/** Every agreement that the viewer may read. */
export function AgreementList() {
  const t = useText(agreementsMessages);
  const rows = useAgreementRows();
  const arrival = useArrival("agreements");
  const [filter, setFilter] = useState(NO_FILTER);
  const sought = useDeferredValue(filter);
  const scopes = useScopes(rows);
  // Words look through everything.
  const scope = sought.text.trim() === "" ? scopes.scope : "all";
  const found = useMemo(
    () => rows && filtered(rows, sought).filter((row) => scope === "all" || scopes.of(row) === scope),
    [rows, sought, scope, scopes.of],
  );
  useFreshFigures(rows);
  useEffect(() => {
    if (rows) firstScreenDrawn();
  }, [rows]);
  const count = rows?.length ?? 0;
  const asOf = useAsOf(rows);
  const isNarrowed = found !== undefined && found.length < count;
  return (
    <Page>
      <PageTitle
        note={
          rows &&
          arrival === "complete" &&
          [t(isNarrowed ? "agreements.found" : "agreements.count", { count, found: found?.length ?? 0 }), asOf]
            .filter(Boolean)
            .join(" · ")
        }
        actions={<Creation />}
      >
        {t("agreements.title")}
      </PageTitle>
      {rows !== undefined && rows.length > 0 && (
        <ListFilter rows={rows} filter={filter} onChange={setFilter}>
          {scopes.isCounted && <ScopeSwitch scope={scope} counts={scopes.counts} onChange={scopes.choose} />}
        </ListFilter>
      )}
      {rows && scopes.isCounted && <Calculated rows={rows} />}
      <Rows
        all={rows}
        found={found}
        arrival={arrival}
        onShowAll={() => {
          setFilter(NO_FILTER);
          scopes.choose("all");
        }}
      />
    </Page>
  );
}

/** Of which moment figures of the last visit are; empty once all are today's. */
function useAsOf(rows: readonly AgreementRow[] | undefined): string {
  const t = useText(agreementsMessages);
  const locale = localeOf(useLanguage());
  const at = useOldestKept(rows);
  return at === null ? "" : t("agreements.asOf", { when: formatMoment(at, deviceZone(), locale) });
}

interface Shown {
  all: AgreementRow[] | undefined;
  found: AgreementRow[] | undefined;
  arrival: ReturnType<typeof useArrival>;
  onShowAll: () => void;
}

function Rows({ all, found, arrival, onShowAll }: Shown): ReactNode {
  const t = useText(agreementsMessages);
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const mayCreate = useSession(({ user }) => user !== null && mayCreateAgreements(user));
  if (all === undefined || found === undefined) return <Loading lines={8} />;
  if (all.length === 0) {
    if (arrival !== "complete") return <StillLoading arrival={arrival} lines={8} />;
    return (
      <>
        <EmptyState title={t("agreements.empty")}>
          {t(mayCreate ? "agreements.emptyCreator" : "agreements.emptyOther")}
        </EmptyState>
        <InPlace part={doors}>{(Doors) => <Doors />}</InPlace>
      </>
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState
        title={t("agreements.noMatch")}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t("agreements.clearFilter")}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {narrow ? <AgreementCards rows={found} /> : <AgreementTable rows={found} />}
      <StillLoading arrival={arrival} lines={4} />
    </>
  );
}

/** The button of those who may create agreements; everybody else is told whom to ask, and asks. */
function Creation() {
  const t = useText(agreementsMessages);
  const navigate = useNavigate();
  const email = useContactEmail();
  const mayCreate = useSession(({ user }) => user !== null && mayCreateAgreements(user));
  const { state, pathname } = useLocation();
  // The state keeps its identity from one render to the next; what is read of it would be new each time.
  const asked = useMemo(() => creationState.safeParse(state).data, [state]);
  const [place, setPlace] = useState(asked?.place);
  const [opened, { open, close }] = useDisclosure();
  // The search asks for a new agreement; another visit of this entry of the history does not.
  useEffect(() => {
    if (!asked) return;
    setPlace(asked.place);
    open();
    void navigate(pathname, { replace: true, state: null });
  }, [asked, navigate, open, pathname]);
  const opening = (id: number) =>
    place ? navigate(`/agreement/${id}/mapping`, { state: { place } }) : navigate(`/agreement/${id}`);
  const openEmpty = () => {
    setPlace(undefined);
    open();
  };
  if (!mayCreate) {
    return (
      <Text size="sm" c="dimmed">
        {t("agreements.contactUs")} <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </Text>
    );
  }
  return (
    <>
      <Button leftSection={<PlusIcon size={18} />} onClick={openEmpty}>
        {t("agreements.create")}
      </Button>
      <OnDemand part={createDialog} opened={opened} onGiveUp={close}>
        {(CreateAgreementDialog, open) => <CreateAgreementDialog opened={open} onClose={close} onCreated={opening} />}
      </OnDemand>
    </>
  );
}
