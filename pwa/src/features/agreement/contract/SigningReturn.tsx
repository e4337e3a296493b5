import { Navigate } from "react-router";

/** The page to which the signature provider sends the browser back. Always redirects to the contract section. */
export function SigningReturn() {
  return <Navigate to=".." relative="path" replace />;
}
