import { Button } from "@thirtyfold/ui/button";
import { LogoMark } from "@thirtyfold/ui/logo-mark";
import {
  NavigationMenu,
  NavigationMenuGroup,
  NavigationMenuItem,
  NavigationMenuLink,
} from "@thirtyfold/ui/navigation-menu";
import { NavigationSheet, NavigationSheetTrigger, SheetGroup, SheetRow } from "@thirtyfold/ui/sheet";
import { InlineTooltip } from "@thirtyfold/ui/tooltip";
import type { ReactNode } from "react";

/** Components that are there before any script runs. */
export const navigation: Readonly<Record<string, ReactNode>> = {
  "navigation menu": (
    <NavigationMenu aria-label="Places">
      <NavigationMenuGroup label="Solutions" current>
        <NavigationMenuItem href="#quotes" icon={<LogoMark />} description="Written overnight">
          Quotes
        </NavigationMenuItem>
        <NavigationMenuItem asChild>
          <a href="#invoices">Invoices</a>
        </NavigationMenuItem>
      </NavigationMenuGroup>
      <NavigationMenuLink href="#about" aria-current="page">
        About
      </NavigationMenuLink>
    </NavigationMenu>
  ),
  "navigation sheet": (
    <>
      <NavigationSheetTrigger popoverTarget="places" aria-label="Menu" />
      <NavigationSheet id="places" aria-label="Menu">
        <SheetGroup label="Solutions" name="places">
          <SheetRow level="sub" href="#quotes">
            Quotes
          </SheetRow>
        </SheetGroup>
        <SheetRow href="#about">About</SheetRow>
      </NavigationSheet>
    </>
  ),
  "inline tooltip": (
    <InlineTooltip content="Last update 2 minutes ago" side="bottom" align="start">
      <Button variant="outline">Reload</Button>
    </InlineTooltip>
  ),
};
