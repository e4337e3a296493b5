import { useEffect, useState } from "react";
import type { LinkView } from "shared-schema/api/account";
import type { Result } from "shared-schema/base/result";
import { linkOf } from "../../../store/lifecycle/links.ts";

/** The purpose of a mailed link; undefined until the server has answered. */
export function useLink(token: string | undefined): Result<LinkView> | undefined {
  const [answer, setAnswer] = useState<Result<LinkView>>();
  useEffect(() => {
    let left = false;
    void linkOf(token ?? "-").then((link) => {
      if (!left) setAnswer(link);
    });
    return () => {
      left = true;
    };
  }, [token]);
  return answer;
}
