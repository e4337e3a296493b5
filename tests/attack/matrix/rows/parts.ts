import type { Row } from "../cells.ts";
import { readers, writers } from "../expect.ts";
import { agreement } from "../targets.ts";

const NEW_WAYPOINT = { latitude: 43.27, longitude: 6.64, is_call: false };

/** Waypoints, services, clauses and bunkers. */
export const partRows: Record<string, Row> = {
  "GET /cruise/{id}/waypoint/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/waypoint/": agreement(writers(201), 201, () => ({ body: NEW_WAYPOINT })),
  "PUT /cruise/{id}/waypoint/{waypointPartId}": agreement(writers(), 200, (_, { waypoints }) => ({
    params: { waypointPartId: waypoints[1] },
    body: { call_location_str: "Here" },
  })),
  "DELETE /cruise/{id}/waypoint/{waypointPartId}": agreement(writers(), 200, (_, { waypoints }) => ({
    params: { waypointPartId: waypoints[1] },
  })),
  "GET /cruise/{id}/service/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/service/": agreement(writers(), 200, () => ({ body: {} })),
  "PUT /cruise/{id}/service/{servicePartId}": agreement(writers(), 200, (_, { service }) => ({
    params: { servicePartId: service },
    body: { name: "Jet ski" },
  })),
  "DELETE /cruise/{id}/service/{servicePartId}": agreement(writers(), 200, (_, { service }) => ({
    params: { servicePartId: service },
  })),
  "GET /cruise/{id}/clause/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/clause/": agreement(writers(), 200, () => ({ body: {} })),
  "PUT /cruise/{id}/clause/{clausePartId}": agreement(writers(), 200, (_, { clause }) => ({
    params: { clausePartId: clause },
    body: { text_en: "No cats." },
  })),
  "DELETE /cruise/{id}/clause/{clausePartId}": agreement(writers(), 200, (_, { clause }) => ({
    params: { clausePartId: clause },
  })),
  "GET /cruise/{id}/comment/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/comment/": agreement(readers(), 200, () => ({ body: { text: "Too much." } })),
  "PUT /cruise/{id}/comment/{commentPartId}": agreement(writers(404, { captainAndClient: 404 }), 404, () => ({
    params: { commentPartId: "00000000-0000-7000-8000-000000000009" },
    body: { text: "Far too much." },
  })),
  "DELETE /cruise/{id}/comment/{commentPartId}": agreement(writers(404, { captainAndClient: 404 }), 404, () => ({
    params: { commentPartId: "00000000-0000-7000-8000-000000000009" },
  })),
  "POST /cruise/{id}/comment/{commentPartId}/accept": agreement(writers(404, { captainAndClient: 404 }), 404, () => ({
    params: { commentPartId: "00000000-0000-7000-8000-000000000009" },
    body: {},
  })),
  "GET /cruise/{id}/fuel_bunker/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/fuel_bunker/": agreement(writers(), 200, () => ({ body: {} })),
  "PUT /cruise/{id}/fuel_bunker/{bunkerPartId}": agreement(writers(), 200, (_, { bunkers }) => ({
    params: { bunkerPartId: bunkers[0] },
    body: { quantity: 5 },
  })),
  "DELETE /cruise/{id}/fuel_bunker/{bunkerPartId}": agreement(writers(), 200, (_, { bunkers }) => ({
    params: { bunkerPartId: bunkers[1] },
  })),
};
