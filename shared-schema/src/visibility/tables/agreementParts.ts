import type { Expense } from "../../agreement/expenses/schema.ts";
import type {
  Clause,
  Comment,
  FuelBunker,
  Party,
  Payment,
  PaymentCall,
  Service,
  Stay,
  Waypoint,
} from "../../agreement/schema.ts";
import type { Table } from "../audiences/table.ts";

/** Everybody on an agreement knows who else is, in which role. */
export const partyFields = { role: "readers", profile_id: "readers", pos: "readers" } as const satisfies Table<Party>;

/** The itinerary. */
export const waypointFields = {
  pos: "readers",
  latitude: "readers",
  longitude: "readers",
  is_call: "readers",
  is_routing: "readers",
  call_location_str: "readers",
  arr_date: "readers",
  dep_date: "readers",
  nights: "readers",
  track: "readers",
  routed: "readers",
  planned_speed: "readers",
} as const satisfies Table<Waypoint>;

/** Who is on board, from where to where: a part of the itinerary. */
export const stayFields = {
  profile_id: "readers",
  emb_waypoint: "readers",
  disemb_waypoint: "readers",
  emb_date: "readers",
  disemb_date: "readers",
} as const satisfies Table<Stay>;

/** An extra service is bought by the client, and may be a surprise to his guests. */
export const serviceFields = {
  pos: "contract",
  name: "contract",
  price: "contract",
  product: "contract",
} as const satisfies Table<Service>;

/** The contract's own words, which may name sums. */
export const clauseFields = {
  pos: "contract",
  text_fr: "contract",
  text_en: "contract",
} as const satisfies Table<Clause>;

/** The rules about an agreement want at least one bunker, on every device: that there is one is no secret. */
export const fuelBunkerFields = {
  pos: "readers",
  price_per_litre: "contract",
  quantity: "contract",
  quantity_used: "contract",
} as const satisfies Table<FuelBunker>;

export const paymentCallFields = {
  pos: "contract",
  call_type: "contract",
  designation: "contract",
  amount: "contract",
  date_due: "contract",
  due_by_execution: "contract",
  contract_code: "contract",
  locked: "contract",
  reminders: "contract",
} as const satisfies Table<PaymentCall>;

export const paymentFields = {
  call_id: "contract",
  call_type: "contract",
  transfer: "contract",
  amount: "contract",
  date_paid: "contract",
  payer_profile_id: "contract",
  other: "contract",
  recorded_by: "contract",
  recorded_at: "contract",
  cancelled: "contract",
  document: "contract",
} as const satisfies Table<Payment>;

export const expenseFields = {
  amount: "contract",
  other: "contract",
  category: "contract",
  date: "contract",
  time: "contract",
  paid_by: "contract",
  note: "contract",
  supplier: "contract",
  receipt_hash: "contract",
  found_right: { each: { by: "contract", at: "contract" } },
  recorded_by: "contract",
  recorded_at: "contract",
  cancelled: "contract",
  document: "contract",
} as const satisfies Table<Expense>;

/** A comment is seen as a whole or not at all: `commentAudience` says by whom. */
export const commentFields = {
  author_user_id: "readers",
  at: "readers",
  about: "readers",
  text: "readers",
  proposes: "readers",
  answers: "readers",
  passes_over: "readers",
  printed_in: "readers",
  admin_name: "readers",
} as const satisfies Table<Comment>;
