import type { Row } from "../cells.ts";
import { ADMIN_TOO, everybody, loggedIn } from "../expect.ts";
import { account, agreement, anywhere } from "../targets.ts";

const OFF = everybody(404, { anonymous: 401 });
const ORDER = "01900000-0000-7000-8000-000000000001";

/** The fee of contracts. Nothing is sold on the server under attack; who may buy is a matter of the room's own tests. */
export const billingRows: Record<string, Row> = {
  "GET /billing/{id}/offer": agreement(OFF, 404, () => ({})),
  "POST /billing/{id}/pay": agreement(OFF, 404, () => ({ body: { product: "contract-fee" } })),
  "POST /billing/webhook": anywhere(everybody(404), () => ({ body: {} })),
  "GET /user/{userId}/orders": account(loggedIn(), ADMIN_TOO, () => ({})),
  "GET /billing/orders": anywhere(ADMIN_TOO),
  "GET /billing/orders_csv": anywhere(ADMIN_TOO),
  "GET /billing/orders/{orderId}": [
    {
      ...{ kind: "foreign", at: "an order that there is not" },
      expected: everybody(404, { anonymous: 401 }),
      call: () => ({ params: { orderId: ORDER } }),
    },
  ],
  "GET /billing/orders/{orderId}/papers/{paperNumber}": [
    {
      ...{ kind: "foreign", at: "an invoice that there is not" },
      expected: everybody(404, { anonymous: 401 }),
      call: () => ({ params: { orderId: ORDER, paperNumber: "F1-00001" } }),
    },
  ],
  "POST /billing/orders/{orderId}/refund": [
    {
      ...{ kind: "foreign", at: "an order that there is not" },
      expected: everybody(403, { anonymous: 401, admin: 404 }),
      call: () => ({ params: { orderId: ORDER }, body: {} }),
    },
  ],
  "GET /billing/vat_totals": anywhere(ADMIN_TOO, () => ({ query: "month=2027-01" })),
  "GET /billing/promos": anywhere(ADMIN_TOO),
  "PUT /billing/promos": anywhere(ADMIN_TOO, () => ({ body: [] })),
};
