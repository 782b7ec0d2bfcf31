import { act, renderHook } from "@testing-library/react";
import type { Handover } from "@thirtyfold/api-contract";
import { describe, expect, it } from "vitest";
import { saveDraft } from "../../lib/drafts.ts";
import type { Message } from "./conversation.ts";
import { useRequest } from "./use-request.ts";

const offer = (id: string, fields: Handover["fields"]): Message => ({
  id,
  text: "A person sets the price.",
  isUser: false,
  handover: { reason: "price", fields },
});
const first = offer("first", { email: "", need: "AI Consulting", message: "We type 40 invoices.\nBy hand." });
const later = { email: "", need: "AI Agents", message: "We type 40 invoices.\nBy hand.\nIn two languages." };

/** Writes the first answer's offer, edits it as the visitor, and then writes the later one's. */
function writeBoth(mended: Partial<Handover["fields"]>, second = later) {
  const { result } = renderHook(useRequest);
  act(() => result.current.write(first));
  const { fields } = result.current;
  if (!fields) throw new Error("The form is closed.");
  act(() => result.current.change({ ...fields, name: "Ines", ...mended }));
  act(() => result.current.write(offer("second", second)));
  return result;
}

describe("the request from a later answer", () => {
  it("is the newer one if the visitor changed nothing but the name", () => {
    expect(writeBoth({}).current.fields).toEqual({ name: "Ines", ...later });
  });

  it("keeps the typed email and the chosen need", () => {
    const own = { email: "ines@pellwater.example", need: "AI Workflow Automation" };
    expect(writeBoth(own).current.fields).toEqual({ name: "Ines", ...later, ...own });
    const { fields } = writeBoth(own, { ...later, email: "old@pellwater.example" }).current;
    expect(fields?.email).toBe(own.email);
  });

  it("is appended to the visitor's own text, without the lines already shown", () => {
    const result = writeBoth({ message: "We type 60 invoices.\nAll in English." });
    const own = "We type 60 invoices.\nAll in English.\nIn two languages.";
    expect(result.current.fields?.message).toBe(own);
    act(() => result.current.write(offer("third", { ...later, message: `${later.message}\nFrom May.` })));
    expect(result.current.fields?.message).toBe(`${own}\nFrom May.`);
  });

  it("keeps a request that the tab stored before offers were recorded", () => {
    const fields = { name: "Ines", email: "ines@pellwater.example", need: "", message: "We type 60 invoices." };
    saveDraft("assistant-request", JSON.stringify({ answer: "first", fields }));
    const { result } = renderHook(useRequest);
    act(() => result.current.write(offer("second", { email: "", need: "", message: "In two languages." })));
    expect(result.current.fields).toEqual({ ...fields, message: "We type 60 invoices.\nIn two languages." });
  });
});
