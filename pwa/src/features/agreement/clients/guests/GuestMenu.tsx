import { ActionIcon, Menu } from "@mantine/core";
import { Link } from "react-router";
import { useText } from "#ui/i18n.ts";
import { MoreIcon } from "#ui/icons.tsx";
import { linkMessages } from "../../people/guests/linkMessages.ts";
import type { LinkMaker } from "../../people/guests/useLinkMaker.ts";
import { useKycAddress } from "../../people/KycLink.tsx";
import { kycLinkMessages } from "../../people/kycLinkMessages.ts";
import { useRemoval } from "../../people/RemoveParty.tsx";
import { GUEST_PARTS, type GuestPart } from "./GuestPanel.tsx";
import { guestRowMessages } from "./guestRowMessages.ts";
import type { Guest } from "./useGuests.ts";

interface Props {
  guest: Guest;
  maker: LinkMaker;
  hasWishes: boolean;
  onOpen: (part: GuestPart) => void;
}

/** Everything that can be done for one passenger. */
export function GuestMenu({ guest, maker, hasWishes, onOpen }: Props) {
  const t = useText(guestRowMessages);
  const links = useText(linkMessages);
  const checks = useText(kycLinkMessages);
  const removal = useRemoval(guest);
  const kyc = useKycAddress(guest.profile_id);
  const { name } = guest;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t("guest.actions", { name })}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {GUEST_PARTS.filter((part) => part !== "wishes" || hasWishes).map((part) => (
          <Menu.Item key={part} onClick={() => onOpen(part)}>
            {t(`guest.part.${part}`)}
          </Menu.Item>
        ))}
        {kyc !== null && (
          <Menu.Item component={Link} to={kyc} aria-label={checks("kyc.openOf", { name })}>
            {checks("kyc.open")}
          </Menu.Item>
        )}
        {maker.isOffered && (
          <>
            <Menu.Divider />
            {maker.offline && <Menu.Label>{links("link.offline")}</Menu.Label>}
            <Menu.Item
              disabled={maker.isClosed}
              aria-label={links("link.sendTo", { name })}
              onClick={() => void maker.make(true)}
            >
              {links("link.send")}
            </Menu.Item>
            {maker.mayHold && (
              <Menu.Item
                disabled={maker.isClosed}
                aria-label={links("link.makeFor", { name })}
                onClick={() => void maker.make(false)}
              >
                {links("link.make")}
              </Menu.Item>
            )}
          </>
        )}
        {removal && (
          <>
            <Menu.Divider />
            <Menu.Item color="signal" aria-label={removal.name} onClick={() => void removal.remove()}>
              {removal.label}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
