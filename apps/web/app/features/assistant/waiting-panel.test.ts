import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { offerWaitingPanel } from "./waiting-panel.ts";
import { waitingPanelId } from "./waiting-panel-names.ts";

afterEach(() => document.body.replaceChildren());

it.each([{ isComposing: true }, { keyCode: 229 }])(
  "closes on Escape, but not on the Escape of an input method: %o",
  async (state) => {
    document.body.innerHTML = `
    <button aria-controls="assistant-panel">Open chat assistant</button>
    <template id="${waitingPanelId}"><div><textarea></textarea><button type="submit">Send</button></div></template>`;
    const press = vi.fn<() => void>();
    const launcher = screen.getByRole("button");
    launcher.addEventListener("click", press);
    offerWaitingPanel();
    launcher.ariaBusy = "true";
    const field = await screen.findByRole("textbox");
    fireEvent.keyDown(field, { key: "Escape", ...state });
    expect(press).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: "Escape" });
    expect(press).toHaveBeenCalledOnce();
  },
);
