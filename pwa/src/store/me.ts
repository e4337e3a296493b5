import type { UserView } from "shared-schema/api/account";

/** The account that is logged in, the answer of `GET /api/user/me`. */
export type Me = UserView;
