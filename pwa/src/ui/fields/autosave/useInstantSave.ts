import { type ReactNode, useState } from "react";
import type { SaveResult } from "../types.ts";

/** A choice that saves as it is made: shows the choice at once, and takes it back with the reason when it was refused. */
export function useInstantSave<T>(value: T, onSave: (value: T) => Promise<SaveResult>) {
  const [pending, setPending] = useState<{ value: T }>();
  const [error, setError] = useState<ReactNode>();
  const [touched, setTouched] = useState(false);
  const choose = (next: T) => {
    setPending({ value: next });
    setError(undefined);
    setTouched(true);
    void onSave(next).then((result) => {
      setPending(undefined);
      if (!result.ok) setError(result.message);
    });
  };
  return { value: pending ? pending.value : value, error, touched, choose, touch: () => setTouched(true) };
}
