import { Button, Stack, Text } from "@mantine/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { FactorsView, PasskeyView, TotpView } from "shared-schema/api/account/factor";
import type { Result } from "shared-schema/base/result";
import { addPasskey, beginTotp, listFactors, removePasskey, removeTotp, renewCodes } from "#store/lifecycle/factors.ts";
import { knowsPasskeys } from "#store/lifecycle/passkeys.ts";
import { useSession } from "#store/session/session.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { showInstant } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { Loading } from "#ui/layout/Loading.tsx";
import { FactorRow } from "./FactorRow.tsx";
import classes from "./factors.module.css";
import { factorMessages } from "./messages.ts";
import { NewCodes } from "./NewCodes.tsx";
import { TotpSetup } from "./TotpSetup.tsx";

/** The second factors of the account: authenticator app, passkeys, recovery codes. */
export function Factors({ isOffline }: { isOffline: boolean }) {
  const t = useText(factorMessages);
  const email = useSession((state) => state.user?.email ?? "");
  const [factors, setFactors] = useState<FactorsView>();
  const [setup, setSetup] = useState<TotpView | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  /** Makes a change, shows why it failed, and reads the factors again. */
  const act = useCallback(async <T,>(done: Promise<Result<T>>): Promise<T | null> => {
    const answer = await done;
    const listed = await listFactors();
    if (listed.ok) setFactors(listed.value);
    const failed = answer.ok ? listed : answer;
    setRefusal(failed.ok ? null : refusalMessage(failed.refusal));
    return answer.ok ? answer.value : null;
  }, []);
  useEffect(() => {
    if (!isOffline) void act(listFactors());
  }, [act, isOffline]);
  if (!factors) return isOffline ? null : refusal ? <Notice tone="alarm">{refusal}</Notice> : <Loading lines={4} />;
  if (codes.length > 0) return <NewCodes codes={codes} email={email} onKept={() => setCodes([])} />;
  const added = (made: string[]) => {
    setSetup(null);
    setCodes(made);
    void act(listFactors());
  };
  const newCodes = async (done: ReturnType<typeof renewCodes>) => setCodes((await act(done))?.recovery_codes ?? []);
  const ask = async (question: string, then: () => Promise<Result<unknown>>) => {
    if (await confirm(question)) await act(then());
  };
  const renew = async () => {
    if (await confirm(t("factor.renewQuestion"))) await newCodes(renewCodes());
  };
  const hasAny = factors.has_totp || factors.passkeys.length > 0;
  return (
    <Stack gap="md">
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      {setup ? (
        <TotpSetup totp={setup} onAdded={added} onCancel={() => setSetup(null)} />
      ) : (
        <FactorRow
          title={t("factor.app")}
          note={t(factors.has_totp ? "factor.appOn" : "factor.appOff")}
          action={t(factors.has_totp ? "factor.remove" : "factor.setUp")}
          actionName={t(factors.has_totp ? "factor.removeApp" : "factor.setUpApp")}
          disabled={isOffline}
          onAction={() =>
            factors.has_totp
              ? void ask(t("factor.removeAppQuestion"), removeTotp)
              : void act(beginTotp()).then((begun) => setSetup(begun))
          }
        />
      )}
      <Passkeys
        passkeys={factors.passkeys}
        isOffline={isOffline}
        onAdd={() => void newCodes(addPasskey())}
        onRemove={(id) => void ask(t("factor.removePasskeyQuestion"), () => removePasskey(id))}
      />
      {hasAny && (
        <FactorRow
          title={t("factor.codes")}
          note={t("factor.codesLeft", { count: factors.recovery_codes })}
          action={t("factor.renew")}
          disabled={isOffline}
          onAction={() => void renew()}
        />
      )}
    </Stack>
  );
}

interface PasskeysProps {
  passkeys: PasskeyView[];
  isOffline: boolean;
  onAdd: () => void;
  onRemove: (id: string) => void;
}

function Passkeys({ passkeys, isOffline, onAdd, onRemove }: PasskeysProps) {
  const t = useText(factorMessages);
  const nameOf = ({ name }: PasskeyView) => name || t("factor.unknownPasskey");
  return (
    <Stack gap="sm">
      {passkeys.length === 0 && <FactorRow title={t("factor.passkeys")} note={t("factor.noPasskey")} />}
      {passkeys.length > 0 && (
        <Stack component="ul" gap="sm" className={classes.list} aria-label={t("factor.passkeys")}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <FactorRow
                title={nameOf(passkey)}
                note={[
                  t("factor.added", { time: showInstant(passkey.created_at) }),
                  ...(passkey.used_at === null ? [] : [t("factor.used", { time: showInstant(passkey.used_at) })]),
                ].join(", ")}
                action={t("factor.remove")}
                actionName={t("factor.removeNamed", { name: nameOf(passkey) })}
                disabled={isOffline}
                onAction={() => onRemove(passkey.id)}
              />
            </li>
          ))}
        </Stack>
      )}
      <div>
        {knowsPasskeys() ? (
          <Button variant="default" disabled={isOffline} onClick={onAdd}>
            {t("factor.addPasskey")}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t("factor.noPasskeysHere")}
          </Text>
        )}
      </div>
    </Stack>
  );
}
