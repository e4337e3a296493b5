import type {
  Checkpoint,
  Digest,
  Lease,
  LeaseKind,
  PullAnswer,
  PushAnswer,
  PushRequest,
  ResetAnswer,
  StreamEvent,
  SyncedCollection,
} from "shared-schema/sync/wire";

/** The kinds of failed exchanges: they decide whether trying again can help. */
export type FailureKind =
  /** No answer, or one that says «later»: try again. */
  | "unreachable"
  /** 429: the server says how long to wait. */
  | "busy"
  /** 401: the session is over. */
  | "signed-out"
  /** 403: the account, an administrator's, has to add a second factor first. */
  | "factor-needed"
  /** 426: this version of the app is too old to read. */
  | "too-old"
  /** Our server has read the request and says what is wrong with it: the same one will never be taken. */
  | "malformed";

export class ExchangeFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** The wait before the next attempt, where the server names one; ms. */
    readonly waitMs = 0,
    /** HTTP status of the answer; null when no one answered. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

interface StreamHandlers {
  /** The stream is open; whatever happened before that must be pulled. */
  opened(): void;
  event(event: StreamEvent): void;
  /** Anything was received, a heartbeat too. */
  alive(): void;
}

/** The server, as replication sees it. Every method throws an ExchangeFailure and nothing else. */
export interface Transport {
  pull(
    collection: SyncedCollection,
    from: Checkpoint | null,
    limit: number,
    signal?: AbortSignal,
  ): Promise<PullAnswer | ResetAnswer>;
  push(request: PushRequest, signal?: AbortSignal): Promise<PushAnswer | ResetAnswer>;
  digest(collection: SyncedCollection, signal?: AbortSignal): Promise<Digest>;
  lease(kind: LeaseKind, blocks?: number, signal?: AbortSignal): Promise<Lease>;
  /** Stays pending while the stream is open. */
  stream(handlers: StreamHandlers, signal: AbortSignal): Promise<void>;
}
