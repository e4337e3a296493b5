import { expect, it } from "vitest";
import { isPushService } from "./pushDevice.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
  "https://web.push.apple.com/QGx",
  "https://db5p.notify.windows.com/w/?token=BQY",
])("takes %s for an address of a push service", (address) => expect(isPushService(address)).toBe(true));

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://user:word@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.example.org/",
  "https://evilfcm.googleapis.com/",
  "https://example.org/fcm.googleapis.com",
  "https://example.org\\@fcm.googleapis.com/",
  "https://fcm.googleapis.com@169.254.169.254/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://10.0.0.1/",
  "https://localhost/",
  "file:///etc/passwd",
  "",
])("refuses %s", (address) => expect(isPushService(address)).toBe(false));
