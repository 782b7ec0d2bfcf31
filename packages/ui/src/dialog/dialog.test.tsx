import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { RadioGroup, RadioGroupItem } from "../radio-group/radio-group.tsx";
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "./dialog.tsx";

function Example(props: DialogContentProps & { onOpenChange?: (open: boolean) => void }) {
  const { onOpenChange = () => undefined, ...content } = props;
  return (
    <Dialog onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button>Review message</Button>
      </DialogTrigger>
      <DialogContent {...content}>
        <DialogTitle>Your message is ready</DialogTitle>
        <DialogDescription>We will open the intake form in a new tab.</DialogDescription>
        <DialogClose asChild>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Review message" }));
  return screen.findByRole("dialog", { name: "Your message is ready" });
}

describe("a dialog", () => {
  it("is named by its title, described by its description, and passes props, ref and class name to its panel", async () => {
    const ref = createRef<HTMLDivElement>();
    render(<Example ref={ref} size="lg" className="mt-8" data-step="2" />);
    const dialog = await open();
    expect(ref.current).toBe(dialog);
    expect(dialog.classList).toContain("mt-8");
    expect(dialog.dataset).toMatchObject({ size: "lg", state: "open", step: "2" });
    const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toContain("new tab");
  });

  it("falls back to the default for an unknown size, with one warning", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(<Example size={"huge" as "lg"} />);
    expect((await open()).dataset["size"]).toBe("default");
    expect(warn.mock.calls.filter(([message]) => String(message).includes("<DialogContent>"))).toHaveLength(1);
  });

  it.each([
    ["the chosen one", "Letter", "Letter"],
    ["the one with focus", undefined, "Phone"],
  ])("starts at %s of its leading radio buttons, and traps Tab there", async (_, chosen, entered) => {
    render(
      <Dialog defaultOpen>
        <DialogContent>
          <DialogTitle>Your message is ready</DialogTitle>
          {["Email", "Phone", "Letter"].map((label) => (
            <label key={label}>
              <input type="radio" name="answer" defaultChecked={label === chosen} /> {label}
            </label>
          ))}
        </DialogContent>
      </Dialog>,
    );
    await screen.findByRole("dialog");
    const radio = screen.getByRole("radio", { name: entered });
    const close = screen.getByRole("button", { name: "Close" });
    close.focus();
    await userEvent.tab();
    if (chosen === undefined) radio.focus();
    expect(document.activeElement).toBe(radio);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(close);
  });

  it("traps Tab when it starts with a RadioGroup", async () => {
    render(
      <Dialog defaultOpen>
        <DialogContent>
          <DialogTitle>Your message is ready</DialogTitle>
          <RadioGroup legend="Answer by" defaultValue="phone">
            <RadioGroupItem value="email">Email</RadioGroupItem>
            <RadioGroupItem value="phone">Phone</RadioGroupItem>
          </RadioGroup>
        </DialogContent>
      </Dialog>,
    );
    await screen.findByRole("dialog");
    const [close, phone] = [
      screen.getByRole("button", { name: "Close" }),
      screen.getByRole("radio", { name: "Phone" }),
    ];
    close.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(phone);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(close);
  });

  it.each(["Close", "Cancel"])("closes with its %s button and returns focus to its trigger", async (name) => {
    const change = vi.fn<(open: boolean) => void>();
    render(<Example onOpenChange={change} />);
    await open();
    await userEvent.click(screen.getByRole("button", { name }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(change.mock.calls).toEqual([[true], [false]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Review message" })));
  });

  it("leaves live regions accessible, such as a notice of a lost connection", async () => {
    render(
      <>
        <main>
          <p role="status">Connection lost</p>
          <h1>Office</h1>
        </main>
        <Example />
      </>,
    );
    await open();
    expect(screen.getByText("Office").closest("[inert]")).not.toBeNull();
    expect(screen.getByText("Connection lost").closest("[inert], [aria-hidden]")).toBeNull();
  });

  it("names its close button in the page's language", async () => {
    render(<Example closeLabel="Schließen" />);
    await open();
    expect(screen.getByRole("button", { name: "Schließen" })).toBeDefined();
  });

  it("takes the theme and direction of the place where it is rendered", async () => {
    render(
      <div data-theme="light" dir="rtl">
        <Example />
      </div>,
    );
    const dialog = await open();
    expect(dialog.parentElement).toBe(document.body);
    expect(dialog.dataset["theme"]).toBe("light");
    expect(dialog.dir).toBe("rtl");
    expect(dialog.previousElementSibling?.getAttribute("data-theme")).toBe("light");
  });

  it("is not part of the server-rendered page", () => {
    expect(renderToString(<Example />)).not.toContain("Your message is ready");
  });

  it("runs its own handlers alongside those passed in", async () => {
    const onCloseAutoFocus = vi.fn<(event: Event) => void>();
    const onOpenAutoFocus = vi.fn<(event: Event) => void>();
    render(<Example onOpenAutoFocus={onOpenAutoFocus} onCloseAutoFocus={onCloseAutoFocus} />);
    await open();
    expect(onOpenAutoFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(onCloseAutoFocus).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Review message" }));
  });
});

/** A press on the scrim. Layers listen from the effect after they have opened. */
async function pressScrim(dialog: HTMLElement) {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  const scrim = dialog.previousElementSibling;
  if (scrim === null) throw new Error("The dialog has no scrim");
  fireEvent.pointerDown(scrim, { button: 0 });
  fireEvent.click(scrim);
}

describe("a click on the scrim", () => {
  it("closes a dialog", async () => {
    render(<Example />);
    await pressScrim(await open());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("does not close an alert dialog", async () => {
    render(<Example role="alertdialog" />);
    await userEvent.click(screen.getByRole("button", { name: "Review message" }));
    const alert = await screen.findByRole("alertdialog");
    await pressScrim(alert);
    expect(alert.dataset["state"]).toBe("open");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

function OpenedByState() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Send message
      </button>
      <Dialog open={shown} onOpenChange={setShown}>
        <DialogContent>
          <DialogTitle>Continue by email</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
}

describe("a dialog without a trigger", () => {
  it("returns focus to the previously focused element", async () => {
    render(<OpenedByState />);
    const button = screen.getByRole("button", { name: "Send message" });
    await userEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe("a trigger with asChild and several children", () => {
  it("renders its own button, with a warning", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(
      <Dialog>
        <DialogTrigger asChild>
          <span>Review</span> <span>message</span>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>Your message is ready</DialogTitle>
        </DialogContent>
      </Dialog>,
    );
    await open();
    expect(warn).toHaveBeenCalledOnce();
  });
});
