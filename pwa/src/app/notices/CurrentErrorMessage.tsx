import { useCurrentError } from "../../store/http/currentError.ts";
import { ErrorMessage } from "../../ui/feedback/ErrorMessage.tsx";
import { Page } from "../../ui/layout/Page.tsx";

/** The last failed call; validation errors are shown at their fields instead. */
export function CurrentErrorMessage() {
  const error = useCurrentError((state) => state.error);
  if (!error || error.status === 422) return null;
  return (
    <Page>
      <ErrorMessage problem={error} hideValidation />
    </Page>
  );
}
