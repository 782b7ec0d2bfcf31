import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Heading } from "@thirtyfold/ui/heading";
import { SegmentedControl } from "@thirtyfold/ui/segmented-control";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { Switch } from "@thirtyfold/ui/switch";
import { useToast } from "@thirtyfold/ui/toast";
import { useState } from "react";
import { canNotify, chooseNotification, chooseSound, useAnnouncement } from "../../lib/announce.ts";
import { desk, failureText } from "../../lib/desk-client.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { makePasskey, makesPasskeys, PasskeyError, passkeysQuery } from "../../lib/passkeys.ts";
import { useMe } from "../../lib/session.ts";
import { chooseTheme, themes, useTheme } from "../../lib/theme.ts";
import { Time } from "../../lib/times.tsx";
import { PushSettings } from "./push-settings.tsx";
import { SigningOut } from "./signing-out.tsx";

/** One's own passkeys, the theme, what this device tells, and signing out. */
export function YouPage() {
  usePageTitle("You");
  const { name, role } = useMe();
  return (
    <div className="max-w-180 px-5 py-6 md:px-8 md:py-8">
      <PageHead title={name} lead={role === "owner" ? "Owner of the desk" : "Member of the desk"} />
      <div className="grid gap-10">
        <Passkeys />
        <Appearance />
        <Announcements />
        <PushSettings />
        <SigningOut />
      </div>
    </div>
  );
}

function Passkeys() {
  const passkeys = useQuery(passkeysQuery);
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = async () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const tell = (error: unknown) =>
    void toast({
      variant: "destructive",
      title: "Your passkeys are as they were",
      description: error instanceof PasskeyError ? error.message : failureText(error),
    });
  const make = useMutation({ mutationFn: makePasskey, onSuccess: refresh, onError: tell });
  const remove = useMutation({
    mutationFn: async (id: string) => desk.call("DELETE /api/desk/passkeys/{id}", { params: { id } }),
    onSuccess: refresh,
    onError: tell,
  });
  return (
    <section aria-labelledby="passkeys">
      <Heading level={2} size="h4" id="passkeys">
        Your passkeys
      </Heading>
      <div className="my-3">
        {passkeys.isPending && (
          <SkeletonGroup label="Loading your passkeys">
            <Skeleton lines={2} />
          </SkeletonGroup>
        )}
        {passkeys.isError && <LoadFailure what="Your passkeys" error={passkeys.error} retry={passkeys.refetch} />}
        {passkeys.data?.length === 0 && (
          <Callout variant="warning" title="You have none">
            When this session ends, you need a link from an owner or the token to come back.
          </Callout>
        )}
        <ul>
          {passkeys.data?.map(({ id, createdAt, usedAt }, index) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
              <span className="font-semibold">Passkey {index + 1}</span>
              <span className="flex-1 text-fg-2">
                made <Time at={createdAt} as="within" />
                {usedAt !== null && (
                  <>
                    , used <Time at={usedAt} as="within" />
                  </>
                )}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove passkey ${index + 1}`}
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {makesPasskeys() ? (
        <Button variant="outline" size="sm" busy={make.isPending} onClick={() => make.mutate()}>
          Make a passkey on this device
        </Button>
      ) : (
        <p className="text-fg-2">This browser makes none here: passkeys need https or localhost.</p>
      )}
    </section>
  );
}

const themeNames = { system: "As the device", light: "Light", dark: "Dark" };

function Appearance() {
  const theme = useTheme();
  return (
    <section aria-labelledby="appearance">
      <Heading level={2} size="h4" id="appearance" className="mb-3">
        Appearance
      </Heading>
      <SegmentedControl
        label="Theme"
        value={theme}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onValueChange={(chosen) => chooseTheme(themes.find((value) => value === chosen) ?? "system")}
      />
    </section>
  );
}

function Announcements() {
  const sound = useAnnouncement("sound");
  const notification = useAnnouncement("notification");
  const [refused, setRefused] = useState(false);
  const chooseNotifications = async (on: boolean) => setRefused(!(await chooseNotification(on)));
  return (
    <section aria-labelledby="announcements">
      <Heading level={2} size="h4" id="announcements">
        When a visitor waits or a lead comes in
      </Heading>
      <p className="mt-1 mb-2 text-fg-2">On this device, while the desk is open in a tab.</p>
      <Switch checked={sound} onCheckedChange={chooseSound}>
        Play a sound
      </Switch>
      <Switch checked={notification} disabled={!canNotify()} onCheckedChange={(on) => void chooseNotifications(on)}>
        Show a notification, without anybody’s words, while I look at something else
      </Switch>
      {refused && (
        <Callout role="alert" variant="warning" title="This browser shows none" className="mt-3">
          Allow notifications for this site in the browser’s settings, then turn them on here.
        </Callout>
      )}
    </section>
  );
}
