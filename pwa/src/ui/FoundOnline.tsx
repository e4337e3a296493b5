import { Text, Title } from "@mantine/core";
import classes from "./FoundOnline.module.css";
import { TextLink } from "./TextLink.tsx";

interface Found {
  to: string;
  label: string;
  note: string;
}

/** Records that a search has found on the server, below those on this device; nothing when there are none. */
export function FoundOnline({ title, found }: { title: string; found: readonly Found[] }) {
  if (found.length === 0) return null;
  return (
    <section aria-label={title} className={classes.root}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul className={classes.list}>
        {found.map(({ to, label, note }) => (
          <li key={to} className={classes.item}>
            <TextLink to={to} className={classes.link}>
              {label}
            </TextLink>
            <Text size="sm" c="dimmed" component="span">
              {note}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
