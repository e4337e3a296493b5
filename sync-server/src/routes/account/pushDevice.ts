import { pushDevice, pushDeviceView } from "shared-schema/api/account/pushDevice";
import { done } from "shared-schema/base/result";
import { showPushDevice, subscribeDevice, unsubscribeDevice } from "../../verbs/notify/webPush/pushDevice.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** News on the device that asks, for its account alone. */
export function pushDeviceRoutes(app: App, deps: RouteDeps): void {
  const device = { path: "/user/{userId}/push_device", tag: "Account", answer: pushDeviceView } as const;
  endpoint(
    app,
    { ...device, method: "get", summary: "Whether this device gets notifications" },
    ({ actor, params }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done(showPushDevice(deps, c.get("token") ?? "")) : own;
    },
  );
  endpoint(
    app,
    { ...device, method: "put", summary: "Tell this device of news", body: pushDevice },
    ({ actor, params, body }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? subscribeDevice(deps, actor, c.get("token") ?? "", body) : own;
    },
  );
  endpoint(app, { ...device, method: "delete", summary: "Tell this device no more" }, ({ actor, params }, c) => {
    const own = ownOnly(actor, params.userId);
    return own.ok ? unsubscribeDevice(deps, actor, c.get("token") ?? "") : own;
  });
}
