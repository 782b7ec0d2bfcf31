// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { intakePage } from "../intake-page.ts";
import { facts } from "../testing/facts.ts";
import { thanksPage } from "../thanks-page.ts";

/** Shows a page at `url` and runs its inline scripts, as a browser would. */
function open({ html, scripts }: { html: string; scripts: readonly string[] }, url = "/intake-form.html"): void {
  history.replaceState(null, "", url);
  const body = new DOMParser().parseFromString(html, "text/html").body;
  document.body.replaceChildren(...body.childNodes);
  for (const text of scripts) {
    const script = document.createElement("script");
    script.textContent = text;
    document.body.append(script);
  }
}

const form = () => document.querySelector("form") as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
};
/** Submits the form; true if the browser would send it. */
const submit = () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const error = (name: string) => {
  const place = document.getElementById(`${name}-error`);
  return place?.hidden === false ? place.textContent.trim() : undefined;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe("cleanTexts", () => {
  test("strips invisible characters from pasted text, and keeps line breaks and whole characters", () => {
    open(intakePage(facts));
    type("name", "Ines\u0002 Kallio");
    type("email", "ines@pellwater.example");
    type("message", "We co\u0002py 40\u0000 invoices\vEvery\tFriday \ud800😀");
    expect(submit()).toBe(true);
    expect(field("name").value).toBe("Ines Kallio");
    expect(field("message").value).toBe("We copy 40 invoices\nEvery\tFriday 😀");
  });

  test.each(["\u0002", "\u200b \ufeff", "\u3164\u115f\u1160\uffa0", "\u2800\u17b4\u17b5\u180e"])(
    "treats an answer of only invisible characters as missing: %j",
    (nothing) => {
      open(intakePage(facts));
      type("name", nothing);
      type("email", "ines@pellwater.example");
      expect(submit()).toBe(false);
      expect(error("name")).toBe("Enter your name");
    },
  );
});

describe("prefill", () => {
  test("fills the fields from the query, then wipes it from the address bar", () => {
    open(
      intakePage(facts),
      "/intake-form.html?name=Ines%20Kallio&email=ines%40pellwater.example&message=Line%0Atwo&x=1",
    );
    expect(field("name").value).toBe("Ines Kallio");
    expect(field("email").value).toBe("ines@pellwater.example");
    expect(field("message").value).toBe("Line\ntwo");
    expect(location.href).toMatch(/\/intake-form\.html$/);
  });

  test("selects an offered need regardless of case, and adds one that is not offered", () => {
    open(intakePage(facts), "/intake-form.html?need=agent%20delivery");
    expect(field("need").value).toBe("Agent Delivery");
    sessionStorage.clear();
    open(intakePage(facts), "/intake-form.html?need=Sales%20Support%20Agent");
    expect(field("need").value).toBe("Sales Support Agent");
  });

  test("truncates nothing editable but reports what is too long, and leaves the honeypot empty", () => {
    open(intakePage(facts), `/intake-form.html?phone=${"1".repeat(90)}&website=spam&need=${"n".repeat(300)}`);
    expect(field("phone").value).toHaveLength(90);
    expect(error("phone")).toBe("At most 40 characters: shorten it. 50 too many.");
    expect(field("need").value).toHaveLength(200);
    expect(field("website").value).toBe("");
  });
});

describe("the visit", () => {
  const origin = () => JSON.parse(field("origin").value) as unknown;

  test("is taken from the link, and kept when the form comes back", () => {
    sessionStorage.setItem("visit", '{"firstPage":"/older"}');
    const said = { firstPage: "/solutions", utm_source: "october" };
    open(intakePage(facts), `/intake-form.html?name=Ines&origin=${encodeURIComponent(JSON.stringify(said))}`);
    expect(origin()).toEqual(said);
    expect(location.search).toBe("");
    open(intakePage(facts, { notice: "Too many calls." }));
    expect(origin()).toEqual(said);
  });

  test("starts on this page for a visitor from another site", () => {
    vi.spyOn(document, "referrer", "get").mockReturnValue("https://news.example/a?b=1");
    open(intakePage(facts), "/intake-form.html?utm_source=october&x=7");
    expect(origin()).toEqual({ firstPage: "/intake-form.html", referrer: "news.example", utm_source: "october" });
  });
});

describe("the draft", () => {
  test("survives a reload of the tab", () => {
    open(intakePage(facts));
    type("message", "40 invoices");
    type("website", "spam");
    open(intakePage(facts), "/intake-form.html?need=Something%20else");
    open(intakePage(facts));
    expect(field("message").value).toBe("40 invoices");
    expect(field("need").value).toBe("Something else");
    expect(field("website").value).toBe("");
  });

  test("yields to a prefill, and to values sent back by the server", () => {
    open(intakePage(facts));
    type("name", "Old");
    type("company", "Old Company");
    open(intakePage(facts), "/intake-form.html?name=New");
    expect(field("name").value).toBe("New");
    expect(field("company").value).toBe("Old Company");
    open(intakePage(facts, { values: { name: "Sent" }, errors: { email: "Enter your email address" } }));
    expect(field("name").value).toBe("Sent");
  });

  test("fills in a form that comes back without the values sent", () => {
    open(intakePage(facts));
    type("message", "40 invoices");
    open(intakePage(facts, { notice: "Too many calls. Please try again in 20 seconds." }));
    expect(field("message").value).toBe("40 invoices");
  });

  test("is cleared by the confirmation page", () => {
    open(intakePage(facts));
    type("message", "40 invoices");
    open(thanksPage(facts, "A"), "/api/forms/thanks/A");
    open(intakePage(facts));
    expect(field("message").value).toBe("");
  });

  test("is skipped when the browser denies storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    open(intakePage(facts), "/intake-form.html?name=Ines");
    expect(field("name").value).toBe("Ines");
  });
});

describe("validation before sending", () => {
  test("shows an error at each invalid field, and focuses the first", () => {
    open(intakePage(facts));
    type("name", "  ");
    type("email", "ines@pellwater");
    expect(submit()).toBe(false);
    expect(error("name")).toBe("Enter your name");
    expect(error("email")).toBe("Enter an email address like name@company.com");
    expect(document.activeElement).toBe(field("name"));
    expect(field("name").getAttribute("aria-invalid")).toBe("true");
    expect(field("name").getAttribute("aria-describedby")).toBe("name-error");
    expect(error("company")).toBeUndefined();
  });

  test("reports how much too long a text is while typing, and blocks sending until it is shortened", () => {
    open(intakePage(facts));
    type("name", "Ines");
    type("email", "ines@pellwater.example");
    type("message", "x".repeat(6_234));
    expect(field("message").value).toHaveLength(6_234);
    expect(error("message")).toBe("At most 5,000 characters: shorten it. 1,234 too many.");
    expect(field("message").getAttribute("aria-describedby")).toBe("message-help message-error");
    expect(submit()).toBe(false);
    expect(document.activeElement).toBe(field("message"));
    type("message", "x".repeat(5_000));
    expect(error("message")).toBeUndefined();
    expect(submit()).toBe(true);
  });

  test("clears a field's error once it is fixed", () => {
    open(intakePage(facts));
    submit();
    type("name", "Ines");
    expect(error("name")).toBeUndefined();
    expect(field("name").hasAttribute("aria-invalid")).toBe(false);
    expect(error("email")).toBe("Enter your email address");
  });

  test("focuses the first error when the page comes back", () => {
    open(intakePage(facts, { errors: { email: "Enter your email address" } }));
    expect(document.activeElement).toBe(field("email"));
    open(intakePage(facts, { notice: "Nothing was stored." }));
    expect(document.activeElement?.id).toBe("errors");
  });
});

describe("sending", () => {
  const fill = () => {
    type("name", "Ines Kallio");
    type("email", "ines@pellwater.example");
  };
  const button = () => form().querySelector("button");

  test("happens only once, however often the form is submitted", () => {
    open(intakePage(facts));
    fill();
    expect(submit()).toBe(true);
    expect(submit()).toBe(false);
    expect(button()?.textContent).toBe("Sending");
    expect(button()?.getAttribute("aria-disabled")).toBe("true");
  });

  test("reuses its key for the same answers, even after a reload, and takes a new one otherwise", () => {
    const key = () => {
      submit();
      return field("attempt").value;
    };
    open(intakePage(facts));
    fill();
    const first = key();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    open(intakePage(facts));
    expect(key()).toBe(first);
    type("message", "40 invoices");
    const second = key();
    expect(second).not.toBe(first);
    open(thanksPage(facts, "A"), "/api/forms/thanks/A");
    open(intakePage(facts));
    fill();
    type("message", "40 invoices");
    expect(key()).not.toBe(second);
  });

  test("has a key even when the browser denies storage", () => {
    open(intakePage(facts));
    fill();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    submit();
    expect(field("attempt").value).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is possible again when the visitor returns to the page", () => {
    open(intakePage(facts));
    fill();
    submit();
    window.dispatchEvent(new Event("pageshow"));
    expect(button()?.textContent).toBe("Send the request");
    expect(submit()).toBe(true);
  });

  test("is possible again after 20 s, since the browser's own stop button fires no event", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    open(intakePage(facts));
    fill();
    submit();
    vi.advanceTimersByTime(15_000);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    submit();
    vi.advanceTimersByTime(19_999);
    expect(submit()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(button()?.textContent).toBe("Send the request");
    expect(submit()).toBe(true);
  });

  test("waits while the browser is offline, and says so", () => {
    open(intakePage(facts));
    fill();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(submit()).toBe(false);
    expect(document.getElementById("offline")?.hidden).toBe(false);
    online.mockReturnValue(true);
    expect(submit()).toBe(true);
    expect(document.getElementById("offline")?.hidden).toBe(true);
  });
});
