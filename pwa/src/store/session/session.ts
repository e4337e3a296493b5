import { create } from "zustand";
import type { Me } from "./me.ts";

interface SessionState {
  status: "empty" | "loading" | "success" | "error";
  user: Me | null;
  token: string | null;
  notice: string | null;
}

/** The user logged in on this page. */
export const useSession = create<SessionState>()(() => ({ status: "empty", user: null, token: null, notice: null }));
