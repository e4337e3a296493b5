import { Tooltip, VisuallyHidden } from "@mantine/core";
import { type ReactElement, type ReactNode, useId } from "react";

/** The attributes of a control that is off: it stays in the order of focus, so that its reason can be read. */
interface OffProps {
  "aria-disabled"?: true;
  "aria-describedby"?: string;
  "data-disabled"?: true;
}

interface Props {
  /** Why the control is off; null while it is on. */
  reason: ReactNode;
  children: (off: OffProps) => ReactElement;
}

const ON_EVERY_WAY = { hover: true, focus: true, touch: true };

/** Says why a control is off: in a tooltip, and as its description. */
export function WithReason({ reason, children }: Props) {
  const id = useId();
  const isOff = reason !== null;
  return (
    <>
      <Tooltip label={reason} disabled={!isOff} multiline maw={280} events={ON_EVERY_WAY}>
        {children(isOff ? { "aria-disabled": true, "aria-describedby": id, "data-disabled": true } : {})}
      </Tooltip>
      {isOff && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
