import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { show } from "../../testing/screen.tsx";
import { MapView } from "./MapView.tsx";

it("a map that is left right after a notch of the wheel ends without an error", async () => {
  await show(
    <MapView className="map" open={(map) => map.setView([43, 7], 8)}>
      Chart
    </MapView>,
  );
  await expect.element(page.getByText("Chart")).toBeInTheDocument();
  const map = page.getBySelector(".map").element();
  map.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true }));
  await cleanup();
  // Leaflet gathers the notches of 40 ms; an error would fail the test by the console.
  await new Promise((wait) => setTimeout(wait, 100));
  expect(map.isConnected).toBe(false);
});
