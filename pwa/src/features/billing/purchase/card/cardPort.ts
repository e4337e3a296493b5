import type { ReactElement } from "react";

/** An outcome of the card entry, or the message beside it. */
type CardResult<T> = { ok: true; value: T } | { ok: false; message: ReactElement };

/** Card entry in the product's own words: the provider's, or that of the demo. */
export interface CardPort {
  /** The provider's name for the card that was entered. The number itself never comes here. */
  token(holder: { name: string; email: string }): Promise<CardResult<string>>;
  /** Has the bank check its customer, who may have to answer in a window of the bank. */
  check(secret: string): Promise<CardResult<null>>;
}

export interface CardFieldProps {
  /** Called with null while no card can be entered. */
  onPort(port: CardPort | null): void;
  error: ReactElement | null;
  onError(message: ReactElement | null): void;
  disabled: boolean;
}
