import { useDisclosure } from "@mantine/hooks";
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
import { type ComponentProps, type KeyboardEvent, useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { profileSearchText } from "shared-schema/api/profile";
import { yachtSearchText } from "shared-schema/api/yacht";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { formatAgreementId } from "shared-schema/pricing/format";
import { fullName } from "shared-schema/profile/schema";
import { useAgreements, useProfiles, useYachts } from "../../store/queries/documents.ts";
import { useLookUp, useProfilesEverywhere, useYachtsEverywhere } from "../../store/queries/everywhere.ts";
import { useText } from "../../ui/i18n.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import { OnDemand } from "../../ui/loading/OnDemand.tsx";
import { part } from "../../ui/loading/part.ts";
import { NotHereText } from "../../ui/NotHere.tsx";
import { appMessages } from "../messages.ts";
import { useNavigation } from "../useNavigation.ts";
import { ranked } from "./ranked.ts";
import classes from "./Search.module.css";
import { searchMessages } from "./searchMessages.ts";
import { useSearchAsked } from "./searchStore.ts";
import { useCommands, useSectionActions } from "./useCommands.ts";
import { usePersonActions } from "./usePersonActions.ts";
import { usePlaceActions } from "./usePlaceActions.ts";

const [searchStore, search] = createSpotlight();

/** The names of the group of places, the first where a route is open that takes them. */
const PLACES = ["search.addToRoute", "search.places"] as const;

type Filter = NonNullable<ComponentProps<typeof Spotlight>["filter"]>;

/** Few searches end at a place, and its chart is heavy. */
const placeDialog = part(() => import("./PlaceDialog.tsx").then((module) => module.PlaceDialog));

/** Everything that is on this device, by name or number, and everything that can be done; for administrators also what the server finds. */
export function Search() {
  const t = useText(appMessages);
  const s = useText(searchMessages);
  const [query, setQuery] = useState("");
  const lookUp = useLookUp(query);
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const [shown, { open, close }] = useDisclosure();
  const actions = useActions(query, (chosen) => {
    setPlace(chosen);
    open();
  });
  const filter: Filter = useCallback(
    (sought, offered) =>
      ranked(
        sought,
        offered,
        PLACES.map((key) => s(key)),
      ),
    [s],
  );
  const asked = useSearchAsked((state) => state.times);
  useEffect(() => {
    if (asked > 0) search.open();
  }, [asked]);
  return (
    <>
      <Spotlight
        store={searchStore}
        actions={actions}
        query={query}
        onQueryChange={setQuery}
        shortcut={null}
        limit={12}
        filter={filter}
        classNames={{ action: classes.action }}
        attributes={{ content: { "aria-label": t("app.search") } }}
        nothingFound={lookUp === "offline" ? <NotHereText /> : s("search.nothing")}
        searchProps={{
          leftSection: <SearchIcon />,
          placeholder: s("search.hint"),
          "aria-label": s("search.hint"),
          onKeyDown: takeFirst,
        }}
      />
      <OnDemand part={placeDialog} opened={shown} onGiveUp={close}>
        {(PlaceDialog, opened) => place && <PlaceDialog place={place} opened={opened} onClose={close} />}
      </OnDemand>
    </>
  );
}

function useActions(query: string, showPlace: (place: FoundPlace) => void): SpotlightActionGroupData[] {
  const t = useText(appMessages);
  const s = useText(searchMessages);
  const navigate = useNavigate();
  const agreements = useAgreements();
  const yachts = useYachts();
  // Made once, not at every letter: there may be thousands.
  const agreementActions = useMemo(
    () =>
      agreements?.map(({ id, body }) => ({
        id: `agreement-${id}`,
        label: body.name,
        description: formatAgreementId(id),
        onClick: () => navigate(`/agreement/${id}`),
      })) ?? [],
    [agreements, navigate],
  );
  const yachtActions = useMemo(
    () =>
      yachts?.map(({ id, body }) => ({
        id: `yacht-${id}`,
        label: body.name,
        description: body.port_of_registry,
        onClick: () => navigate(`/yachts/${id}`),
      })) ?? [],
    [yachts, navigate],
  );
  const personActions = usePersonActions();
  const { places, personal } = useNavigation();
  const elsewhere = useElsewhere(query);
  const found = usePlaceActions(query, showPlace);
  const sections = useSectionActions();
  const commands = useCommands();
  return [
    { group: s("search.sections"), actions: sections },
    {
      group: t("app.agreements"),
      actions: agreementActions,
    },
    {
      group: t("app.yachts"),
      actions: yachtActions,
    },
    {
      group: s("search.people"),
      actions: personActions,
    },
    { group: s("search.elsewhere"), actions: elsewhere },
    {
      group: s("search.actions"),
      actions: [
        ...[...places, ...personal].map(({ to, label }) => ({ id: to, label, onClick: () => navigate(to) })),
        ...commands,
      ],
    },
    { group: s(found.mayAdd ? "search.addToRoute" : "search.places"), actions: found.actions },
  ].filter((group) => group.actions.length > 0);
}

/** Enter takes the first result where none is chosen yet: Mantine chooses it when something is typed, before places are found. */
function takeFirst({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const dialog = key === "Enter" ? currentTarget.closest("[role=dialog]") : null;
  if (dialog && !dialog.querySelector("[data-selected]")) dialog.querySelector<HTMLElement>("[data-action]")?.click();
}

/** Returns the server's results that are not on this device. */
function useElsewhere(query: string): SpotlightActionData[] {
  const navigate = useNavigate();
  const yachtsHere = new Set(useYachts()?.map(({ id }) => id));
  const peopleHere = new Set(useProfiles()?.map(({ id }) => id));
  const yachts = useYachtsEverywhere(query).filter(({ id }) => !yachtsHere.has(id));
  const people = useProfilesEverywhere(query).filter(({ id }) => !peopleHere.has(id));
  return [
    ...yachts.map((yacht) => ({
      id: `yacht-${yacht.id}`,
      label: yacht.name,
      description: yacht.port_of_registry,
      keywords: yachtSearchText(yacht),
      onClick: () => navigate(`/yachts/${yacht.id}`),
    })),
    ...people.map((person) => ({
      id: `person-${person.id}`,
      label: fullName(person),
      description: person.company_name ?? "",
      keywords: profileSearchText(person),
      onClick: () => navigate(`/contacts/${person.id}`),
    })),
  ];
}
