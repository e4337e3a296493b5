import { Notifications } from "@mantine/notifications";

/** Shows the short notices of `notifications.show`. */
export function NoticesHost() {
  return <Notifications position="bottom-right" limit={3} />;
}
