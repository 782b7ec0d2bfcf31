import { Button } from "@thirtyfold/ui/button";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "@thirtyfold/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "@thirtyfold/ui/dropdown-menu";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";
import { Sheet, SheetClose, SheetContent, SheetRow, SheetTitle, SheetTrigger } from "@thirtyfold/ui/sheet";
import { ToastProvider, useToast } from "@thirtyfold/ui/toast";
import { Tooltip } from "@thirtyfold/ui/tooltip";
import type { CSSProperties } from "react";

const nothing = () => undefined;

/** Independent of the host's margins. */
const row: CSSProperties = { position: "fixed", insetBlockStart: 0, insetInlineStart: 0, display: "flex", gap: 8 };

/** Overlays behind buttons, at the end of the body, outside of the host's container. */
export function Overlays() {
  return (
    <ToastProvider>
      <div style={row}>
        <Pause />
        <Navigation />
        <Conversation />
        <Tooltip content="Last update 2 minutes ago" data-overlay="Reload">
          <Button variant="outline">Reload</Button>
        </Tooltip>
        <Save />
      </div>
    </ToastProvider>
  );
}

function Pause() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Pause</Button>
      </DialogTrigger>
      <DialogContent data-overlay="Pause">
        <DialogTitle>Pause the agent</DialogTitle>
        <DialogDescription>Open tasks wait for your team.</DialogDescription>
        <Field label="Until">
          <Input type="date" />
        </Field>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost">Keep it running</Button>
          </DialogClose>
          <Button variant="destructive">Pause it</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function Navigation() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="secondary">Menu</Button>
      </SheetTrigger>
      <SheetContent side="end" data-overlay="Menu">
        <SheetTitle>Navigation</SheetTitle>
        <nav aria-label="Main">
          <SheetClose asChild>
            <SheetRow href="#solutions" aria-current="page">
              Solutions
            </SheetRow>
          </SheetClose>
          <SheetClose asChild>
            <SheetRow href="#machine-learning" level="sub">
              Machine Learning
            </SheetRow>
          </SheetClose>
        </nav>
      </SheetContent>
    </Sheet>
  );
}

function Conversation() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Conversation</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent data-overlay="Conversation">
        <DropdownMenuItem description="All of the last 30 days">Reload messages</DropdownMenuItem>
        <DropdownMenuItem disabled>Assign to an agent</DropdownMenuItem>
        <DropdownMenuCheckboxItem checked onCheckedChange={nothing}>
          Notes
        </DropdownMenuCheckboxItem>
        <DropdownMenuRadioGroup aria-label="Order" value="newest" onValueChange={nothing}>
          <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>Move to</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem>Closed</DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuSeparator />
        <DropdownMenuGroup aria-labelledby="log">
          <DropdownMenuLabel id="log">Log</DropdownMenuLabel>
          <DropdownMenuItem asChild>
            <a href="#csv">Export as CSV</a>
          </DropdownMenuItem>
        </DropdownMenuGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Save() {
  const { toast } = useToast();
  const tell = () =>
    toast({
      variant: "success",
      title: "Draft saved",
      description: "Ines Kallio can approve it now.",
      action: { label: "Undo", onClick: () => undefined },
    });
  return <Button onClick={tell}>Save</Button>;
}
