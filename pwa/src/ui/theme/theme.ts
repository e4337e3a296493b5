import {
  type ActionIconProps,
  type AnchorProps,
  type ButtonProps,
  createTheme,
  type DrawerProps,
  defaultVariantColorsResolver,
  type InputProps,
  type InputWrapperProps,
  type ModalProps,
  type PaperProps,
  type VariantColorsResolver,
} from "@mantine/core";
import { amber, brass, dark, deepWater, gray, INK, seaGlass, signal } from "./palette.ts";

/** The smallest thing that a finger with salt on it hits. */
const TOUCH = "2.75rem";
const SANS =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** A dialog's header element is no banner of the page. */
const DIALOG_HEADER = { header: { role: "presentation" } };

/** Brass by day carries ink; by night it is a dark brass with light letters, so that no button lights up the bridge. */
const colors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const color = input.color ?? input.theme.primaryColor;
  if (color !== "brass") return resolved;
  if (input.variant === "filled") {
    return {
      ...resolved,
      background: "var(--color-primary)",
      hover: "var(--color-primary-hover)",
      color: "var(--color-on-primary)",
    };
  }
  const neutral = input.variant === "default" || input.variant === "white";
  if (neutral) return resolved;
  // Mantine's own hover is a brass on which brass letters cannot be read.
  const tinted = input.variant === "subtle" || input.variant === "light";
  const hover = tinted ? "var(--color-hover)" : resolved.hover;
  return { ...resolved, hover, color: "var(--color-accent-text)" };
};

const touchable = (size: string | number | undefined) => (size === undefined || size === "md" ? TOUCH : undefined);

/** The theme of every screen: a chart table by day, a dimmed bridge by night. */
export const theme = createTheme({
  colors: { brass, deepWater, seaGlass, signal, amber, gray, dark, red: signal, yellow: amber, teal: seaGlass },
  primaryColor: "brass",
  primaryShade: { light: 6, dark: 6 },
  black: INK,
  white: "#FFFDF9",
  autoContrast: true,
  luminanceThreshold: 0.18,
  variantColorResolver: colors,
  fontFamily: SANS,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, monospace",
  headings: { fontFamily: "var(--font-serif)", fontWeight: "600", textWrap: "balance" },
  defaultRadius: "sm",
  radius: { sm: "3px" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  // Named by their keys: the components themselves come with the screens that show them.
  components: {
    Button: {
      // Named, because Mantine asks the resolver above only for buttons that name a variant or a colour.
      defaultProps: { size: "md", variant: "filled" } satisfies Partial<ButtonProps>,
      vars: (_theme: unknown, props: ButtonProps) => ({
        root: { "--button-height": touchable(props.size), "--button-fz": "0.9375rem" },
      }),
    },
    ActionIcon: {
      defaultProps: { size: TOUCH, variant: "subtle", color: "gray" } satisfies Partial<ActionIconProps>,
    },
    Input: {
      defaultProps: { size: "md" } satisfies Partial<InputProps>,
      vars: (_theme: unknown, props: InputProps) => ({
        wrapper: { "--input-height": touchable(props.size), "--input-fz": "0.9375rem" },
      }),
    },
    // A note below its field: above it, the field would stand lower than its neighbours.
    InputWrapper: {
      defaultProps: {
        size: "md",
        inputWrapperOrder: ["label", "input", "description", "error"],
      } satisfies Partial<InputWrapperProps>,
    },
    // Mantine's own grey vanishes at night.
    Avatar: { vars: () => ({ root: { "--avatar-bg": "var(--color-disc)" } }) },
    Anchor: { defaultProps: { underline: "always" } satisfies Partial<AnchorProps> },
    Modal: {
      defaultProps: {
        shadow: "none",
        radius: "sm",
        overlayProps: { backgroundOpacity: 0.45 },
        attributes: DIALOG_HEADER,
      } satisfies Partial<ModalProps>,
    },
    Drawer: {
      defaultProps: {
        shadow: "none",
        overlayProps: { backgroundOpacity: 0.35 },
        attributes: DIALOG_HEADER,
      } satisfies Partial<DrawerProps>,
    },
    Paper: { defaultProps: { shadow: "none" } satisfies Partial<PaperProps> },
  },
});
