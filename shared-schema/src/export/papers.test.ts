import { expect, it } from "vitest";
import { withPapersNow } from "./papers.ts";

const frozen = { first_name: "Ann", last_name: "Reed", passport_num: "OLD1", passport_expiration: "2026-12-01" };
const live = { first_name: "Ann", last_name: "Reed-Lund", passport_num: "NEW2", passport_expiration: "2036-12-01" };

it("keeps the names of the contract and takes the papers as they are now", () => {
  expect(withPapersNow([7], { 7: frozen }, { 7: live })).toEqual({ 7: { ...live, last_name: "Reed" } });
  // Purged or taken out since.
  const gone = { ...live, passport_num: null };
  expect(withPapersNow([7], { 7: frozen }, { 7: gone })[7]).toMatchObject({ passport_num: null });
});

it("takes the frozen papers where the device holds no live ones, and the live profile of someone who came later", () => {
  expect(withPapersNow([7, 8, 9], { 7: frozen }, { 8: live })).toEqual({ 7: frozen, 8: live });
  const hidden = { first_name: "Ann", last_name: "Reed" };
  expect(withPapersNow([7], { 7: frozen }, { 7: hidden })).toEqual({ 7: frozen });
});
