import { Callout } from "@thirtyfold/ui/callout";
import { Heading } from "@thirtyfold/ui/heading";
import { SegmentedControl } from "@thirtyfold/ui/segmented-control";
import { Switch } from "@thirtyfold/ui/switch";
import { useState } from "react";
import { canNotify, chooseNotification, chooseSound, useAnnouncement } from "../../lib/announce.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { useMe } from "../../lib/session.ts";
import { chooseTheme, themes, useTheme } from "../../lib/theme.ts";
import { useSingleKeys } from "../../lib/use-shortcuts.ts";
import { Passkeys } from "./passkeys.tsx";
import { PushSettings } from "./push-settings.tsx";
import { SigningOut } from "./signing-out.tsx";

/** The person's passkeys, the theme, this device's announcements, and signing out. */
export function YouPage() {
  usePageTitle("You");
  const { name, role } = useMe();
  return (
    <div className="max-w-180 px-5 py-6 md:px-8 md:py-8">
      <PageHead title={name} lead={role === "owner" ? "Owner of the desk" : "Member of the desk"} />
      <div className="grid gap-10">
        <Passkeys />
        <Appearance />
        <Keys />
        <Announcements />
        <PushSettings />
        <SigningOut />
      </div>
    </div>
  );
}

const themeNames = { system: "Same as the device", light: "Light", dark: "Dark" };

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

function Keys() {
  const [on, choose] = useSingleKeys();
  return (
    <section aria-labelledby="keys">
      <Heading level={2} size="h4" id="keys">
        Keyboard
      </Heading>
      <p className="mt-1 mb-2 text-fg-2">
        For you, on this device. Turn them off where a voice or a slip of the hand presses them; Ctrl K stays.
      </p>
      <Switch checked={on} onCheckedChange={choose}>
        Use single keys such as J, K, E and ?
      </Switch>
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
        When a visitor is waiting or a lead comes in
      </Heading>
      <p className="mt-1 mb-2 text-fg-2">On this device, while the desk is open in a tab.</p>
      <Switch checked={sound} onCheckedChange={chooseSound}>
        Play a sound
      </Switch>
      <Switch checked={notification} disabled={!canNotify()} onCheckedChange={(on) => void chooseNotifications(on)}>
        Show a notification, without what anybody wrote, while I look at something else
      </Switch>
      {refused && (
        <Callout role="alert" variant="warning" title="This browser shows none" className="mt-3">
          Allow notifications for this site in the browser’s settings, then turn them on here.
        </Callout>
      )}
    </section>
  );
}
