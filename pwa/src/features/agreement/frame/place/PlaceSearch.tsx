import { Combobox, TextInput, useCombobox, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Position } from "shared-schema/base/basics";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { useCountryName } from "#forms/useCountryName.ts";
import { useText } from "#ui/i18n.ts";
import { SearchIcon } from "#ui/icons.tsx";
import { useFoundPlaces } from "#workers/plan/useFoundPlaces.ts";
import { useShow } from "../format/format.ts";
import classes from "./place.module.css";
import { placeMessages } from "./placeMessages.ts";

/** Names of places need more room than the field has on a chart. */
const DROPDOWN = { minWidth: "18rem", maxWidth: "calc(100vw - 2rem)" };

interface Props {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Places near it come first. */
  near: Position | null;
  onTake: (place: FoundPlace) => void;
  onFocus?: (() => void) | undefined;
  /** Has the focus once it is there. */
  autoFocus?: boolean;
}

/** Finds a place by its name or position; Enter takes the first that is found. */
export function PlaceSearch({ label, placeholder, query, onQuery, near, onTake, onFocus, autoFocus = false }: Props) {
  const t = useText(placeMessages);
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const found = useFoundPlaces(query, near);
  // Enter before the answer is there means its first place.
  const isHasty = useRef(false);
  const take = (place: FoundPlace) => {
    isHasty.current = false;
    onQuery("");
    list.closeDropdown();
    onTake(place);
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
      position="bottom-start"
      width="max-content"
      styles={{ dropdown: DROPDOWN }}
      onOptionSubmit={(index) => {
        const place = found?.[Number(index)];
        if (place) take(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={classes.field}
          role="combobox"
          aria-label={label}
          placeholder={placeholder}
          leftSection={<SearchIcon size={18} />}
          autoComplete="off"
          spellCheck={false}
          autoFocus={autoFocus}
          value={query}
          onChange={(event) => {
            isHasty.current = false;
            onQuery(event.currentTarget.value);
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
        <Combobox.Options aria-label={label}>
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
