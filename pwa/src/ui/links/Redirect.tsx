// biome-ignore lint/style/noRestrictedImports: this is the one place that may.
import { Navigate, type To, useLocation } from "react-router";

/**
 * Leads on to another address, in place of the one that shows it. Unlike `Navigate` alone it does so for each visit: a second visit may
 * come before React has drawn the address that the first one led to, and finds the same component still there.
 */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
