import type { PortCall } from "./portCall.ts";

/** Ship and port as they stand on every line of a list as CSV, so that the file is one plain table. */
export const PORT_CALL_COLUMNS: readonly [head: string, value: (call: PortCall) => string | null][] = [
  ["Name of ship", ({ ship_name }) => ship_name],
  ["IMO number", ({ imo_number }) => imo_number],
  ["Call sign", ({ call_sign }) => call_sign],
  ["Flag state", ({ flag }) => flag],
  ["Voyage number", ({ voyage }) => voyage],
  ["Port", ({ port }) => port],
  ["Port country", ({ port_country }) => port_country],
  ["Last port of call", ({ last_port }) => last_port],
  ["Arrival (UTC)", ({ arrival }) => arrival],
  ["Departure (UTC)", ({ departure }) => departure],
];
