import { type ReactNode, useEffect, useState } from "react";

interface Props {
  opened: boolean;
  children: (opened: boolean) => ReactNode;
}

/** Mounts a drawer or dialog closed, then opens it: only one that opens while it is mounted returns the focus when it closes. */
export function OpenOnceMounted({ opened, children }: Props) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return children(opened && mounted);
}
