import { type Deps, transact } from "../base/context.ts";

/** Chains what a database holds from before there was a chain. Afterwards it finds nothing to do. */
export function beginChain(deps: Deps): void {
  transact(deps, ({ store, now }) => {
    if (store.meta.isChained()) return;
    store.audit.chainFormer(now);
    store.meta.setChained();
  });
}
