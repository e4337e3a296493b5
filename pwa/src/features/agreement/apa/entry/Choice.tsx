import { useId } from "react";
import classes from "../../money/apa.module.css";

interface Props<V extends string> {
  label: string;
  name: string;
  value: V | null;
  options: readonly { value: V; label: string }[];
  error?: React.ReactNode;
  onChange: (value: V) => void;
}

/** One of a few, in large targets that are all in view: one tap, or the arrow keys. */
export function Choice<V extends string>({ label, name, value, options, error, onChange }: Props<V>) {
  const fault = useId();
  return (
    <fieldset className={classes.choice} aria-describedby={error === undefined ? undefined : fault}>
      <legend>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={fault} className={classes.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
