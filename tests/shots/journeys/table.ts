import { type Gestures, sumOf } from "../../e2e/support/hand.ts";
import type { Journey } from "./journey.ts";
import type { Step } from "./played.ts";

/** A Markdown table of a journey: its steps, and all of them together beside its aim. */
export function tableOfJourney({ name, aim, tellsTree }: Journey, steps: readonly Step[], bytes: number): string {
  const all = sumOf(steps.map(({ gestures }) => gestures));
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  const rows = steps.map(({ name: step, gestures, seconds: taken, rest }) => [
    step,
    ...counts(gestures),
    taken.toFixed(1),
    rest.path,
    ...[rest.height, rest.inSight, rest.controls].map(String),
  ]);
  const told = tellsTree ? treesOf(steps) : [];
  const total = ["**in all**", ...counts(all).map((count) => `**${count}**`), seconds.toFixed(1), kilobytes(bytes)];
  return [`### ${name}`, "", markdown(HEAD, [...rows, total]), "", verdict(aim, all), ...told].join("\n");
}

function treesOf(steps: readonly Step[]): string[] {
  return ["", ...steps.map(({ name, tree }) => `- ${name}: ${tree.join(" · ")}`)];
}

const HEAD = [
  ...["step", "clicks or taps", "drags", "characters", "other keys", "screens scrolled", "s"],
  ...["screen", "height, px", "controls in sight", "on the page"],
];

function counts({ presses, drags, characters, keys, screens }: Gestures): string[] {
  return [String(presses), String(drags), String(characters), String(keys), screens.toFixed(1)];
}

/** Compares with the aim, figure by figure. */
function verdict(aim: Journey["aim"], all: Gestures): string {
  const words = AIMED.flatMap(([kind, unit]) => {
    const most = aim[kind];
    if (most === undefined) return [];
    return [
      `${all[kind] <= most + ROUNDING ? "reached" : "**missed**"}: ${Number(all[kind].toFixed(1))} of ${most} ${unit}`,
    ];
  });
  return words.length === 0 ? "No aim." : words.join(" · ");
}

const AIMED = [
  ["presses", "clicks or taps"],
  ["characters", "characters"],
  ["screens", "screens scrolled"],
] as const;

/** A page that moves by a few pixels has not been scrolled. */
const ROUNDING = 0.05;

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000).toLocaleString("en")} kB received`;
}

/** Rows that are too short are filled up. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${head.map((_, column) => cells[column] ?? "").join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
