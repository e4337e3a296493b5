import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";

type Props = Omit<ButtonProps, "loading"> &
  Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> & { busy: boolean };

/** A button that works for some time and keeps the focus: a disabled one loses it, and so does whatever opens meanwhile. */
export function BusyButton({ busy, onClick, leftSection, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      leftSection={busy ? <Loader size="1.125rem" color="currentcolor" aria-hidden /> : leftSection}
      onClick={(event) => {
        // A submit is held back by its form.
        if (!busy) onClick?.(event);
      }}
    />
  );
}
