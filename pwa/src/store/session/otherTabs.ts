import { parseKept } from "../database/parseJson.ts";
import { adoptToken } from "../http/token.ts";
import { ME_KEY, TOKEN_KEY } from "./storageNames.ts";

interface Listener {
  /** Someone logged out, or was logged out, in another tab. */
  left(): void;
  /** Someone else logged in in another tab. */
  replaced(): void;
  userId(): number | undefined;
}

/** Follows what other tabs of this browser do with the session they share. */
export function followOtherTabs({ left, replaced, userId }: Listener): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    const user = userId();
    if (user === undefined) return;
    if (key === TOKEN_KEY && newValue !== null) adoptToken(newValue);
    if (key === null || (key === TOKEN_KEY && newValue === null)) left();
    const now = key === ME_KEY ? parseKept(newValue)?.["id"] : undefined;
    if (now !== undefined && now !== user) replaced();
  });
}
