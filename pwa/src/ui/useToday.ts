import { useEffect, useState } from "react";

/** The day in UTC, YYYY-MM-DD; another one from midnight on, also on a device that slept through it. */
export function useToday(): string {
  const [today, setToday] = useState(utcDay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day waits for its own midnight
  useEffect(() => {
    const look = () => setToday(utcDay());
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    const timer = setTimeout(look, midnight - Date.now());
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [today]);
  return today;
}

function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}
