import { isContainer } from "shared-schema/base/equal";
import {
  type PushAnswer,
  type PushRequest,
  pushRequest,
  type WireDocument,
  wireDocument,
} from "shared-schema/sync/wire";
import type { Fetch } from "../network.ts";
import type { TestServer } from "../server.ts";
import type { Plant } from "./plant.ts";

/** Changes the edits of a push on their way. */
function onPush(change: (server: TestServer, request: PushRequest) => PushRequest): Plant {
  return {
    wire: (server, way) => (url, init) => {
      if (!isPush(url) || typeof init.body !== "string") return way(url, init);
      const request = change(server, pushRequest.parse(JSON.parse(init.body)));
      return way(url, { ...init, body: JSON.stringify(request) });
    },
  };
}

/** Changes the answer to a push on its way. */
function onAnswer(change: (answer: PushAnswer, request: PushRequest) => Response): Plant {
  return {
    wire:
      (_, way): Fetch =>
      async (url, init) => {
        const response = await way(url, init);
        if (!isPush(url) || !response.ok) return response;
        return change(await response.json(), pushRequest.parse(JSON.parse(String(init.body))));
      },
  };
}

const isPush = (url: string) => url.endsWith("/api/sync/push");

/** Defects between a device and the server. */
export const ON_THE_WIRE = {
  "the last writer wins": onPush((server, request) => {
    const changes = request.changes.map((change) => {
      const assumed = server.committed(change.collection, String((change.next as { id?: unknown }).id));
      return assumed && change.assumed ? { ...change, assumed } : change;
    });
    return { ...request, changes };
  }),

  "a field of a newer client is dropped": onPush((_, request) => {
    for (const { next } of request.changes) {
      if (isContainer(next) && isContainer(next["body"])) delete next["body"]["of_a_newer_client"];
    }
    return request;
  }),

  "one bad row fails the whole push": onAnswer((answer) => {
    const refused = answer.results.some(({ outcome }) => outcome === "refused");
    return refused ? new Response("{}", { status: 503 }) : Response.json(answer);
  }),

  "a refused edit is answered as if it were committed": onAnswer((answer, request) => {
    const sent = new Map(request.changes.map(({ op, next }) => [op, wireDocument.parse(next)]));
    const results = answer.results.map((result) => {
      const next = sent.get(result.op);
      return next && result.outcome === "refused" ? { ...result, master: standing(next, result.master) } : result;
    });
    return Response.json({ results });
  }),

  "pushes of a client too old to read are refused": {
    wire: (_, way) => async (url, init) => {
      const old = Number(new Headers(init.headers).get("x-schema")) < 1;
      return old && isPush(url) ? new Response("{}", { status: 426 }) : way(url, init);
    },
  },

  "a gap between two events does not show": {
    ear: (way) => async (url, init) => {
      const response = await way(url, init);
      if (!url.includes("/api/sync/stream") || !response.body) return response;
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(withoutGaps())
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    },
  },
} satisfies Record<string, Plant>;

/** The edit itself, under the revision that is committed. */
function standing(next: WireDocument, master: PushAnswer["results"][number]["master"]): WireDocument {
  return { ...next, rev: master && "rev" in master ? master.rev : next.rev };
}

/** As if each event followed the one that was heard last. */
function withoutGaps(): TransformStream<string, string> {
  let heard: number | null = null;
  return new TransformStream({
    transform: (text, out) => {
      const changed = text.replace(/"prev":(\d+),"seq":(\d+)/g, (_all, prev: string, seq: string) => {
        const before = heard ?? Number(prev);
        heard = Number(seq);
        return `"prev":${before},"seq":${seq}`;
      });
      out.enqueue(changed);
    },
  });
}
