// This file runs in the visitor's browser. Said here, because an importer that reads the sources may not know the DOM.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/*
 * What JavaScript adds to the form, which works without it. Each function runs in the browser from its own source,
 * so it may use nothing from outside itself.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells with the form how the visit began: as the link says, as the tab knows, or as seen here. The website keeps it under
 * the same name. Goes before `prefill`, which wipes the query.
 */
export function noteVisit(form: HTMLFormElement): void {
  const field = form.elements.namedItem("origin");
  if (!(field instanceof HTMLInputElement)) return;
  const query = new URLSearchParams(location.search);
  const [, , host] = document.referrer.split("/");
  const referrer = host === location.host ? undefined : host;
  const campaign = [...query].filter(([name]) => /^utm_[a-z]+$/.test(name));
  const origin = Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, 200)]));
  const seen = { firstPage: location.pathname, referrer, ...origin };
  const handedOver = query.get("origin");
  try {
    field.value = handedOver ?? sessionStorage.getItem("visit") ?? JSON.stringify(seen);
    sessionStorage.setItem("visit", field.value);
  } catch {
    field.value = handedOver ?? JSON.stringify(seen);
  }
}

/** Fills the fields from the query, then wipes it from the address bar, so that it stays in no history and no log. */
export function prefill(form: HTMLFormElement): void {
  if (location.search === "") return;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name);
    if (name === "website" || value.trim() === "") continue;
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = value;
    } else if (control instanceof HTMLSelectElement) {
      const wanted = value.trim().slice(0, Number(control.dataset["max"]));
      const known = [...control.options].find((option) => option.text.toLowerCase() === wanted.toLowerCase());
      control.value = (known ?? control.appendChild(new Option(wanted))).value;
    }
  }
  history.replaceState(null, "", location.pathname + location.hash);
}

/** Keeps what is typed in this tab until the form is sent, and brings it back into fields that are empty. */
export function keepDraft(form: HTMLFormElement): void {
  const key = form.dataset["draft"] ?? "";
  const save = () => {
    try {
      const entries = [...new FormData(form)].filter(([name, value]) => name !== "website" && value !== "");
      sessionStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // A browser that forbids storage keeps no draft.
    }
  };
  const restore = (name: string, value: string) => {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      for (const box of control) if (box instanceof HTMLInputElement && box.value === value) box.checked = true;
    } else if (control instanceof HTMLSelectElement && control.value === "") {
      if (![...control.options].some((option) => option.value === value)) control.append(new Option(value));
      control.value = value;
    } else if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value === ""
    ) {
      control.value = value;
    }
  };
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    if (Array.isArray(entries)) for (const [name, value] of entries) restore(String(name), String(value));
  } catch {
    // An unreadable draft is as good as none.
  }
  save();
  form.addEventListener("input", save);
}

/**
 * Takes out of the answers, as they are sent, the invisible characters that texts from PDFs and word processors bring: the
 * server refuses them, and nobody can see what to remove.
 */
export function cleanTexts(form: HTMLFormElement): void {
  form.addEventListener("submit", () => {
    for (const control of form.elements) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
      const plain = control.value.replace(/\r\n?|[\v\f]/g, "\n").replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "");
      // Setting the same again would move the caret.
      if (plain !== control.value) control.value = plain;
    }
  });
}

/** Says at each field what is wrong with it, in place of the browser's bubbles, and clears that as it is mended. */
export function checkFields(form: HTMLFormElement): void {
  form.noValidate = true;
  const say = (control: Control, message: string, count = "") => {
    const place = document.getElementById(`${control.name}-error`);
    const [text, number] = place?.querySelectorAll("span span") ?? [];
    if (!place || !text || !number) return;
    // The same again would be announced again.
    if (text.textContent !== message) text.textContent = message;
    number.textContent = count;
    place.hidden = message === "";
    const help = document.getElementById(`${control.name}-help`);
    const description = [help?.id, message === "" ? undefined : place.id].filter(Boolean).join(" ");
    if (description === "") control.removeAttribute("aria-describedby");
    else control.setAttribute("aria-describedby", description);
    if (message === "") control.removeAttribute("aria-invalid");
    else control.setAttribute("aria-invalid", "true");
  };
  const messageFor = ({ validity, value, required, dataset, validationMessage }: Control) => {
    // A zero-width space, which no trim takes away, is no answer either.
    if (required && !/[^\s\p{Cf}\p{DI}\u2800]/u.test(value)) return dataset["missing"] ?? validationMessage;
    return validity.valid ? "" : (dataset["wrong"] ?? validationMessage);
  };
  const controls = [...form.elements].filter(
    (element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  /** Whether a text is longer than the server takes, which is said at once. */
  const saysLength = (control: Control) => {
    const over = control.value.length - Number(control.dataset["max"] ?? Infinity);
    if (over > 0) say(control, control.dataset["long"] ?? "", `${over.toLocaleString("en-US")} too many.`);
    return over > 0;
  };
  for (const control of controls) saysLength(control);
  form.addEventListener("input", ({ target }) => {
    const control = controls.find((element) => element === target);
    if (control && !saysLength(control) && control.getAttribute("aria-invalid") === "true") say(control, "");
  });
  form.addEventListener("submit", (event) => {
    for (const control of controls) if (!saysLength(control)) say(control, messageFor(control));
    const first = controls.find((control) => control.getAttribute("aria-invalid") === "true");
    if (!first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    first.focus();
  });
}

/** Sends once, however often the button is pressed, and not while the browser knows that it is offline. */
export function sendOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const offline = document.getElementById("offline");
  const words = button?.firstChild;
  if (!button || !words) return;
  const idle = words.textContent;
  let sent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (busy: boolean) => {
    sent = busy;
    button.setAttribute("aria-disabled", String(busy));
    words.textContent = busy ? (button.dataset["busy"] ?? idle) : idle;
    clearTimeout(timer);
    // The browser's own Stop, pressed with the mouse, tells the page nothing; what is sent twice counts once.
    if (busy) timer = setTimeout(() => show(false), 20_000);
  };
  form.addEventListener("submit", (event) => {
    if (offline) offline.hidden = navigator.onLine;
    if (sent || !navigator.onLine) event.preventDefault();
    else show(true);
  });
  // Back to a page that the browser kept, or a sending that was stopped: it can be sent again.
  addEventListener("pageshow", () => show(false));
  addEventListener("keydown", (event) => event.key === "Escape" && show(false));
}

/**
 * Gives the answers the key by which the server knows them again: another for other answers, the same for those that are
 * sent once more because no answer came. 128 random bits; `randomUUID` is missing on pages without https.
 */
export function keyAttempt(form: HTMLFormElement): void {
  const field = form.elements.namedItem("attempt");
  if (!(field instanceof HTMLInputElement)) return;
  const place = `attempt:${form.dataset["draft"] ?? ""}`;
  form.addEventListener("submit", () => {
    const entries = [...new FormData(form)].filter(([name]) => name !== "attempt" && name !== "origin");
    const answers = JSON.stringify(entries);
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    try {
      const kept = sessionStorage.getItem(place) ?? "";
      if (kept.slice(field.value.length) === answers) field.value = kept.slice(0, field.value.length);
      else sessionStorage.setItem(place, field.value + answers);
    } catch {
      // Without storage each attempt is one of its own; the server knows the same answers for a minute.
    }
  });
}

/** Shows the first thing that is wrong on a page that came back from the server. */
export function focusError(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>("[aria-invalid=true]") ?? form.querySelector<HTMLElement>("#errors");
  first?.focus();
}

/** Runs the parts on the page's form. */
export function enhance(...parts: readonly ((form: HTMLFormElement) => void)[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (form) for (const part of parts) part(form);
}

/** The sent form's text is not kept. */
export function forgetDrafts(...keys: readonly string[]): void {
  try {
    for (const key of keys) {
      sessionStorage.removeItem(key);
      sessionStorage.removeItem(`attempt:${key}`);
    }
  } catch {
    // Without storage nothing was kept.
  }
}
