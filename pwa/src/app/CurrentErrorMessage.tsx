import { useCurrentError } from "../store/currentError.ts";
import { ErrorMessage } from "../ui/ErrorMessage.tsx";
import { Page } from "../ui/Page.tsx";

/** The last failed call; validation errors stand at their fields instead. */
export function CurrentErrorMessage() {
  const error = useCurrentError((state) => state.error);
  if (!error || error.status === 422) return null;
  return (
    <Page>
      <ErrorMessage problem={error} hideValidation />
    </Page>
  );
}
