import { TextInput } from "@mantine/core";
import { SearchIcon } from "./icons.tsx";

/** The field above a list that filters it as it is typed. */
export function FilterField({
  label,
  value,
  onChange,
  inRow = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Beside other filters, which keep the distance to the list together. */
  inRow?: boolean;
}) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon size={18} />}
      maw="26rem"
      mb={inRow ? 0 : "lg"}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
