import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentPropsWithoutRef, Ref } from "react";

type Props = Omit<ButtonProps, "loading"> &
  Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> & { busy: boolean; ref?: Ref<HTMLButtonElement> };

/** A button that works for some time and keeps the focus: a disabled one loses it, and so does whatever opens meanwhile. */
export function BusyButton({ busy, onClick, leftSection, "aria-disabled": isDisabled, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={busy || isDisabled || undefined}
      aria-busy={busy || undefined}
      leftSection={busy ? <Loader size="1.125rem" color="currentcolor" aria-hidden /> : leftSection}
      onClick={(event) => {
        // This holds back a submit, too, also one by Enter in a field of the form.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
