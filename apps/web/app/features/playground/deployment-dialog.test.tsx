import { fireEvent, render, screen } from "@testing-library/react";
import { Dialog } from "@thirtyfold/ui";
import { beforeEach, describe, expect, it } from "vitest";
import { DeploymentDialog } from "./deployment-dialog.tsx";

const open = () =>
  render(
    <Dialog open>
      <DeploymentDialog />
    </Dialog>,
  );
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });
const review = () => fireEvent.click(screen.getByRole("button", { name: "Review the request" }));

describe("the deployment request", () => {
  let view: ReturnType<typeof open>;
  beforeEach(() => {
    view = open();
  });

  it("requires the full name and work email, and nothing else", () => {
    expect(field("Full name")).toBeRequired();
    expect(field("Work email")).toBeRequired();
    expect(field("Work email")).toHaveAttribute("type", "email");
    expect(field(/^Company/)).not.toBeRequired();
    review();
    expect(screen.getByText("Enter your full name")).toBeVisible();
    expect(screen.getByText("Enter your work email")).toBeVisible();
    expect(field("Full name")).toHaveFocus();
    type("Full name", "Ines Kallio");
    type("Work email", "ines@");
    review();
    expect(screen.getByText("Enter a complete email address")).toBeVisible();
    expect(screen.queryByText("Enter your full name")).toBeNull();
  });

  it("shows the answers for review and hands them to the intake form; nothing is sent here", () => {
    type("Full name", "Ines Kallio");
    type("Work email", "ines@pellwater.example");
    type(/^What should/, "Match 40 invoices & report");
    review();
    expect(screen.getByRole("dialog", { name: "Your request is ready" })).toBeVisible();
    expect(screen.getByText(/^Nothing has been sent yet/)).toBeVisible();
    expect(screen.getByText("Not given")).toBeVisible();
    const link = screen.getByRole("link", { name: /^Open the intake form/ });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute("target", "_blank");
    const address = new URL(link.getAttribute("href") ?? "", "https://own.example");
    expect(address.pathname).toBe("/intake-form.html");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      name: "Ines Kallio",
      email: "ines@pellwater.example",
      message: "Match 40 invoices & report",
    });
    fireEvent.click(screen.getByRole("button", { name: "Change it" }));
    expect(field("Full name")).toHaveValue("Ines Kallio");
  });

  it("rejects a description too long for a link, without truncating it", () => {
    type("Full name", "Ines Kallio");
    type("Work email", "ines@pellwater.example");
    const description = screen.getByRole("textbox", { name: /^What/ });
    expect(description).not.toHaveAttribute("maxlength");
    fireEvent.change(description, { target: { value: "x".repeat(650) } });
    expect(description).toHaveAccessibleDescription(/At most 600 characters: shorten it. 50 too many.$/);
    review();
    expect(description).toHaveFocus();
  });

  it("survives a reload", () => {
    type(/^Company/, "Pellwater Research");
    view.unmount();
    open();
    expect(field(/^Company/)).toHaveValue("Pellwater Research");
  });
});
