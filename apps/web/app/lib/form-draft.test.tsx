import { fireEvent, render, screen } from "@testing-library/react";
import { Profiler, useRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { readFormDraft, saveFormDraft, useFormDraft } from "./form-draft.ts";

const names = ["name", "letter"] as const;

const ignore = () => undefined;

function Form({ onEdit = ignore }: { onEdit?: (name: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { input, restored, clear } = useFormDraft(form, { draft: "test", names, onEdit });
  return (
    <form ref={form}>
      <input aria-label="Name" {...input("name")} />
      <textarea aria-label="Letter" {...input("letter")} />
      <output>{restored ? "restored" : "new"}</output>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </form>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("restores every field after a reload, and says so", () => {
  const { unmount } = render(<Form />);
  expect(screen.getByRole("status")).toHaveTextContent("new");
  type("Name", "Ines");
  type("Letter", "Dear all");
  unmount();
  render(<Form />);
  expect(screen.getByLabelText("Name")).toHaveValue("Ines");
  expect(screen.getByLabelText("Letter")).toHaveValue("Dear all");
  expect(screen.getByRole("status")).toHaveTextContent("restored");
});

it("forgets cleared fields", () => {
  render(<Form />);
  type("Name", "Ines");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByLabelText("Name")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

it("reports which field was edited", () => {
  const onEdit = vi.fn<(name: string) => void>();
  render(<Form onEdit={onEdit} />);
  type("Letter", "Dear all");
  expect(onEdit.mock.calls).toEqual([["letter"]]);
});

it("prefers what was typed before hydration to what the tab had stored", () => {
  saveFormDraft("test", { name: "Ines", letter: "Dear all" });
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Form />);
  document.body.append(place);
  const name = place.querySelector("input");
  if (name) name.value = "Tomas";
  render(<Form />, { container: place, hydrate: true });
  expect(screen.getByLabelText("Name")).toHaveValue("Tomas");
  expect(screen.getByLabelText("Letter")).toHaveValue("Dear all");
  // Also for the next reload, although nothing has been typed since.
  expect(readFormDraft("test", names)).toEqual({ name: "Tomas", letter: "Dear all" });
});

it("does not read typed values from a form just created by a navigation", () => {
  const read = vi.spyOn(globalThis, "FormData");
  saveFormDraft("test", { name: "Ines", letter: "" });
  render(<Form />);
  expect(screen.getByLabelText("Name")).toHaveValue("Ines");
  expect(read).not.toHaveBeenCalled();
});

it("is not rendered again by an effect when nothing was stored or typed", () => {
  const rendered = vi.fn<() => void>();
  render(
    <Profiler id="form" onRender={rendered}>
      <Form />
    </Profiler>,
  );
  expect(rendered).toHaveBeenCalledOnce();
});

it("restores only text for its own fields from the tab", () => {
  sessionStorage.setItem("draft:test", JSON.stringify({ name: 7, letter: "Dear all", other: "x" }));
  expect(readFormDraft("test", names)).toEqual({ name: "", letter: "Dear all" });
  sessionStorage.setItem("draft:test", "{broken");
  expect(readFormDraft("test", names)).toEqual({ name: "", letter: "" });
});
