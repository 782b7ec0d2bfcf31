import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Field } from "../field/field.tsx";
import { Input } from "../input/input.tsx";
import { formatFileSize, isAccepted } from "./file-check.ts";
import { FileInput, type FileInputProps } from "./file-input.tsx";

const resume = () => new File(["%PDF"], "resume.pdf", { type: "application/pdf" });
const photo = () => new File(["pixels"], "photo.png", { type: "image/png" });
const upload = (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Resume"), file);

const field = (props: Partial<FileInputProps> = {}, error?: string) => (
  <Field label="Resume" error={error}>
    <FileInput name="resume" accept=".pdf,.docx" acceptedKind="a PDF or Word file" {...props} />
  </Field>
);

describe("a file input", () => {
  it("is a native file input that takes native props and a ref", () => {
    const ref = createRef<HTMLInputElement>();
    render(field({ ref, required: true }));
    expect(ref.current).toBe(screen.getByLabelText("Resume"));
    expect(ref.current).toMatchObject({ type: "file", name: "resume", required: true, accept: ".pdf,.docx" });
  });

  it("highlights on drag over, and still calls its own drag handlers", () => {
    const told = vi.fn<(type: string) => void>();
    const tell = ({ type }: { type: string }) => told(type);
    const { container } = render(field({ onDragEnter: tell, onDragLeave: tell, onDrop: tell }));
    const input = screen.getByLabelText("Resume");
    fireEvent.dragEnter(input);
    expect(container.querySelector("[data-over]")).not.toBeNull();
    fireEvent.dragLeave(input);
    expect(container.querySelector("[data-over]")).toBeNull();
    fireEvent.drop(input);
    expect(told.mock.calls).toEqual([["dragenter"], ["dragleave"], ["drop"]]);
  });

  it("calls a callback ref once, however often it renders", () => {
    const ref = vi.fn<(input: HTMLInputElement | null) => void>();
    const { rerender, unmount } = render(field({ ref }));
    const input = screen.getByLabelText("Resume");
    rerender(field({ ref, required: true }));
    expect(ref.mock.calls).toEqual([[input]]);
    unmount();
    expect(ref.mock.calls).toEqual([[input], [null]]);
  });

  it("shows and announces the chosen file", async () => {
    const change = vi.fn<() => void>();
    render(field({ onChange: change }));
    await upload(resume());
    expect(screen.getByText("resume.pdf")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("resume.pdf, 4 bytes, is attached.");
    expect(change).toHaveBeenCalledOnce();
  });

  it("removes the file, notifies the form, keeps focus, and accepts the same file again", async () => {
    const change = vi.fn<(count: number | undefined) => void>();
    render(field({ onChange: (event) => change(event.target.files?.length) }));
    await upload(resume());
    await userEvent.click(screen.getByRole("button", { name: "Remove resume.pdf" }));
    expect(screen.queryByText("resume.pdf")).toBeNull();
    expect(change).toHaveBeenLastCalledWith(0);
    expect(document.activeElement).toBe(screen.getByLabelText("Resume"));
    expect(screen.getByRole("status").textContent).toBe("resume.pdf is removed.");
    await upload(resume());
    expect(change).toHaveBeenLastCalledWith(1);
  });

  it("rejects a file type that is not accepted, with a message in place of the field's own error", async () => {
    const reject = vi.fn<NonNullable<FileInputProps["onReject"]>>();
    const change = vi.fn<() => void>();
    render(field({ onReject: reject, onChange: change }, "Attach your resume."));
    await upload(photo());
    expect(screen.getByText("photo.png is not a PDF or Word file.")).toBeDefined();
    expect(screen.queryByText("Attach your resume.")).toBeNull();
    expect(reject.mock.calls[0]?.[0]).toBe("photo.png is not a PDF or Word file.");
    expect(reject.mock.calls[0]?.[1].reason).toBe("type");
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Resume").files).toHaveLength(0);
    await upload(resume());
    expect(screen.queryByText("photo.png is not a PDF or Word file.")).toBeNull();
  });

  it("takes its error away when another control replaces it", async () => {
    const { rerender } = render(field());
    await upload(photo());
    expect(screen.getByLabelText("Resume").ariaInvalid).toBe("true");
    rerender(
      <Field label="Resume">
        <Input />
      </Field>,
    );
    expect(screen.getByLabelText("Resume").ariaInvalid).toBeNull();
  });

  it("rejects a file that is too large, in the given wording", async () => {
    render(field({ maxBytes: 2, words: { tooLarge: (name, size, limit) => `${name}: ${size} > ${limit}` } }));
    await upload(resume());
    expect(screen.getByText("resume.pdf: 4 bytes > 2 bytes")).toBeDefined();
  });

  it("shows its own error without a Field", async () => {
    render(<FileInput aria-label="Resume" accept=".pdf" />);
    await upload(photo());
    const input = screen.getByLabelText("Resume");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const sentence = document.querySelector(`[id="${input.getAttribute("aria-describedby")}"]`);
    expect(sentence?.textContent).toBe("photo.png is not one of .pdf.");
  });

  it("shows a file chosen before hydration, and reports it once", () => {
    const change = vi.fn<() => void>();
    const place = document.createElement("div");
    place.innerHTML = renderToString(field());
    document.body.append(place);
    Object.defineProperty(place.querySelector("input"), "files", { value: [resume()] });
    render(field({ onChange: change }), { container: place, hydrate: true });
    expect(screen.getByText("resume.pdf")).toBeDefined();
    expect(change).toHaveBeenCalledOnce();
  });

  it.each([
    ["tells it once", resume(), 1, "resume.pdf"],
    ["keeps the refusal", photo(), 0, "photo.png is not a PDF or Word file."],
  ])("hydrates with a file chosen in the meantime, and %s", (_, file, calls, shown) => {
    const change = vi.fn<() => void>();
    const place = document.createElement("div");
    place.innerHTML = renderToString(field());
    document.body.append(place);
    const root = hydrateRoot(place, field({ onChange: change }));
    const files = [file];
    Object.defineProperties(screen.getByLabelText("Resume"), {
      files: { get: () => files },
      value: {
        get: () => files[0]?.name ?? "",
        set: () => {
          files.splice(0);
        },
      },
    });
    fireEvent.change(screen.getByLabelText("Resume"));
    expect(screen.getByText(shown)).toBeDefined();
    expect(change).toHaveBeenCalledTimes(calls);
    act(() => root.unmount());
    place.remove();
  });

  it("is empty after its form is reset", async () => {
    render(<form aria-label="Apply">{field()}</form>);
    await upload(resume());
    fireEvent.reset(screen.getByRole("form"));
    expect(screen.queryByText("resume.pdf")).toBeNull();
    await upload(photo());
    fireEvent.reset(screen.getByRole("form"));
    expect(screen.queryByText("photo.png is not a PDF or Word file.")).toBeNull();
  });
});

describe("the accept check", () => {
  const named = (name: string, type = "") => new File([], name, { type });

  it.each([
    ["anything, without accept", named("a.exe"), undefined, true],
    ["an ending in capitals", named("CV.PDF"), ".pdf", true],
    ["another ending", named("cv.pdf.exe"), ".pdf", false],
    ["a type", named("cv", "application/pdf"), "application/pdf", true],
    ["a family of types", named("me.webp", "image/webp"), "image/*", true],
    ["another family", named("me.mp4", "video/mp4"), "image/*", false],
    ["one of a list", named("cv.docx"), " .pdf , .docx ", true],
    ["a folder, which has no type", named("resume"), ".pdf,application/pdf", false],
  ] as const)("handles %s: %#", (_, file, accept, expected) => {
    expect(isAccepted(file, accept)).toBe(expected);
  });
});

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [219_000, "214 kB"],
  [5 * 1024 * 1024, "5 MB"],
  [7_550_000, "7.2 MB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
