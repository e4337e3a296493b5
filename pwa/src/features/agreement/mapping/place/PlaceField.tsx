import { Combobox, TextInput, useCombobox, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { orderWaypoints } from "shared-schema/agreement/order";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { useCountryName } from "../../../../forms/useCountryName.ts";
import { useText } from "../../../../ui/i18n.ts";
import { SearchIcon } from "../../../../ui/icons.tsx";
import { useFoundPlaces } from "../../../../workers/plan/useFoundPlaces.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useKept } from "../room/kept.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import classes from "./place.module.css";
import { placeMessages } from "./placeMessages.ts";

/** Says where the yacht goes next: Enter takes the first that is found, and appends it to the route. */
export function PlaceField({ editor, onFocus }: { editor: RouteEditor; onFocus: (() => void) | undefined }) {
  const t = useText(placeMessages);
  const { agreement } = useWorkspace();
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [query, setQuery] = useKept(editor.kept, "place");
  const last = orderWaypoints(agreement.waypoints).at(-1)?.[1] ?? null;
  const found = useFoundPlaces(query, last);
  // Enter before the answer is there means its first place.
  const isHasty = useRef(false);
  const take = (place: FoundPlace) => {
    isHasty.current = false;
    setQuery("");
    list.closeDropdown();
    void editor.adding.addPlace(place);
  };
  const [first] = found ?? [];
  useEffect(() => {
    if (isHasty.current && first) take(first);
  });
  const isOpen = query.trim() !== "" && found !== null;
  return (
    <Combobox
      store={list}
      withinPortal
      onOptionSubmit={(index) => {
        const place = found?.[Number(index)];
        if (place) take(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={classes.field}
          role="combobox"
          aria-label={t("place.add")}
          placeholder={t("place.add.short")}
          leftSection={<SearchIcon size={18} />}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            isHasty.current = false;
            setQuery(event.currentTarget.value);
            list.openDropdown();
            list.resetSelectedOption();
          }}
          onFocus={onFocus}
          onBlur={() => list.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || list.getSelectedOptionIndex() >= 0) return;
            event.preventDefault();
            if (first) take(first);
            else isHasty.current = found === null;
          }}
        />
      </Combobox.Target>
      <VisuallyHidden role="status">{isOpen && t("place.found", { count: found.length })}</VisuallyHidden>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={t("place.add")}>
          {found?.map((place, index) => (
            <Combobox.Option key={`${place.kind} ${place.name} ${place.latitude}`} value={String(index)}>
              <FoundLine place={place} />
            </Combobox.Option>
          ))}
          {found?.length === 0 && <Combobox.Empty>{t("place.none")}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function FoundLine({ place }: { place: FoundPlace }) {
  const t = useText(placeMessages);
  const show = useShow();
  const countryName = useCountryName();
  const { latitude, longitude } = place;
  const name = place.kind === "position" ? show.position({ latitude, longitude }) : place.name;
  const rest = [
    t(`place.kind.${place.kind}`),
    countryName(place.country),
    place.nm === null ? null : show.nm(place.nm),
  ];
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.rest}>{rest.filter((part) => part !== null).join(" · ")}</span>
    </>
  );
}
