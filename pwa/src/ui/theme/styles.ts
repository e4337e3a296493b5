import "@fontsource-variable/inter";
import "@fontsource-variable/source-serif-4";
import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import "@mantine/notifications/styles.css";
import "@mantine/spotlight/styles.css";
import "./global.css";
