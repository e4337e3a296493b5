import { playFifth } from "./support/shard.ts";

playFifth(2);
