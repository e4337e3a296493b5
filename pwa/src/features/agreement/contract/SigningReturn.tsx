import { Navigate } from "react-router";

/** Where the signature provider sends the browser back to: always on to the contract section. */
export function SigningReturn() {
  return <Navigate to=".." relative="path" replace />;
}
