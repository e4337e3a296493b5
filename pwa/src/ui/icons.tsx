import type { ReactNode } from "react";

interface Props {
  size?: number;
}

/** A drawing of lines on a square of 24. */
export function icon(shape: ReactNode) {
  return function Icon({ size = 20 }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };
}

export const CalendarIcon = icon(<path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />);
export const ShareIcon = icon(<path d="M12 15V4M8 8l4-4 4 4M5 13v7h14v-7" />);
export const PencilIcon = icon(<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={2.6} />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />);
export const TrashIcon = icon(<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6" />);
export const DownloadIcon = icon(<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />);
export const RetryIcon = icon(<path d="M20 11a8 8 0 1 0-2.3 6.2M20 5v6h-6" />);
export const ChevronUpIcon = icon(<path d="M6 15l6-6 6 6" />);
export const ChevronDownIcon = icon(<path d="M6 9l6 6 6-6" />);
export const ChevronRightIcon = icon(<path d="M9 6l6 6-6 6" />);
export const SavedIcon = icon(<path d="M5 13l4.5 4.5L19 7" />);
export const OfflineIcon = icon(
  <path d="M3 3l18 18M8.5 8.6A9 9 0 0 0 4 11M12 7c3 0 6 1.3 8 4M12 18.5v.01M8.7 14.6a5 5 0 0 1 5-1" />,
);
export const AttentionIcon = icon(<path d="M12 4L2.5 20h19zM12 10v5M12 17.6v.01" />);
export const AgreementIcon = icon(<path d="M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5" />);
export const YachtIcon = icon(<path d="M3 16h18l-2.5 4H6zM6 16V12h9l3 4M9 12V8h4l2 4" />);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" />
  </>,
);
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.4 2.4c-.6.3-.9.7-.9 1.4v.4M12 17v.01" />
  </>,
);
export const LanguageIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  </>,
);
export const LogOutIcon = icon(<path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />);
export const MoneyIcon = icon(
  <>
    <path d="M3 6h18v12H3zM6.5 6A3.5 3.5 0 013 9.5M17.5 18a3.5 3.5 0 013.5-3.5" />
    <circle cx="12" cy="12" r="2.5" />
  </>,
);
