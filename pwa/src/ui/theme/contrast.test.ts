import { DEFAULT_THEME, defaultCssVariablesResolver, luminance, mergeMantineTheme, toRgba } from "@mantine/core";
import { describe, expect, it } from "vitest";
import { theme } from "./theme.ts";
import { VARIABLES } from "./variables.ts";

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
/** The colours that buttons and menus have. */
const COLORS = ["brass", "gray", "signal", "red"] as const;
const VARIANTS = ["filled", "subtle", "light", "outline"] as const;

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
const mantine = defaultCssVariablesResolver(whole);

/** A colour as it is painted in one scheme, its variables resolved. */
function painted(value: string, scheme: "light" | "dark"): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name === undefined) return value;
  const tables = [VARIABLES[scheme], VARIABLES.variables, mantine[scheme], mantine.variables];
  const found = tables.flatMap((table) => Object.entries(table)).find(([key]) => key === name)?.[1];
  if (found === undefined) throw new Error(`«${name}» has no value.`);
  return painted(found, scheme);
}

/** A surface over the page: transparent ones let it through. */
function over(surface: string, page: string): string {
  if (surface === "transparent") return page;
  const { r, g, b, a } = toRgba(surface);
  const below = toRgba(page);
  const mix = (top: number, under: number) => Math.round(top * a + under * (1 - a));
  return `rgb(${mix(r, below.r)}, ${mix(g, below.g)}, ${mix(b, below.b)})`;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("by %s", (scheme) => {
  it.each(VARIANTS.flatMap((variant) => COLORS.map((color) => [variant, color] as const)))(
    "the words of a %s button in %s are read at rest and under the pointer",
    (variant, color) => {
      const resolved = whole.variantColorResolver({ variant, color, theme: whole, autoContrast: true });
      const page = painted("var(--mantine-color-body)", scheme);
      const words = painted(resolved.color, scheme);
      const seen = [resolved.background, resolved.hover].map((surface) =>
        contrast(words, over(painted(surface, scheme), page)),
      );
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
