// This file runs in the visitor's browser. Said here, because an importer that reads the sources may not know the DOM.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/*
 * JavaScript's additions to the form, which works without it. Each function runs in the browser from its own source, so
 * it must not use anything outside itself.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Adds to the form how the visit began: from the link, from the tab's storage, or as seen here. The website stores it
 * under the same name. Runs before `prefill`, which clears the query.
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

/** Fills the fields from the query, then clears it from the address bar, so that no history or log keeps it. */
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

/** Keeps typed text in this tab until the form is sent, and restores it to empty fields. */
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
    // An unreadable draft counts as none.
  }
  save();
  form.addEventListener("input", save);
}

/**
 * Removes from the answers, on submit, the invisible characters that texts from PDFs and word processors contain: the
 * server refuses them, and nobody can see what to remove.
 */
export function cleanTexts(form: HTMLFormElement): void {
  form.addEventListener("submit", () => {
    for (const control of form.elements) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
      const plain = control.value.replace(/\r\n?|[\v\f]/g, "\n").replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "");
      // Setting the same value again would move the caret.
      if (plain !== control.value) control.value = plain;
    }
  });
}

/** Shows each field's error below it, instead of the browser's bubbles, and clears it once it is fixed. */
export function checkFields(form: HTMLFormElement): void {
  form.noValidate = true;
  const say = (control: Control, message: string, count = "") => {
    const place = document.getElementById(`${control.name}-error`);
    const [text, number] = place?.querySelectorAll("span span") ?? [];
    if (!place || !text || !number) return;
    // Setting the same text again would announce it again.
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
    // A zero-width space, which no trim removes, is not an answer either.
    if (required && !/[^\s\p{Cf}\p{DI}\u2800]/u.test(value)) return dataset["missing"] ?? validationMessage;
    return validity.valid ? "" : (dataset["wrong"] ?? validationMessage);
  };
  const controls = [...form.elements].filter(
    (element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  /** Whether a text is longer than the server accepts, which is shown at once. */
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

/** Submits once, however often the button is pressed, and not while the browser knows that it is offline. */
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
    // A click on the browser's own Stop button does not notify the page; a form that is sent twice counts once.
    if (busy) timer = setTimeout(() => show(false), 20_000);
  };
  form.addEventListener("submit", (event) => {
    if (offline) offline.hidden = navigator.onLine;
    if (sent || !navigator.onLine) event.preventDefault();
    else show(true);
  });
  // On return to a page from the browser's cache, or after a stopped submission, the form can be sent again.
  addEventListener("pageshow", () => show(false));
  addEventListener("keydown", (event) => event.key === "Escape" && show(false));
}

/**
 * Adds the key by which the server recognizes the answers: a new one for other answers, the same for those sent again
 * because no response came. 128 random bits; `randomUUID` is missing on pages without https.
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
      // Without storage each attempt gets its own key; the server recognizes the same answers for a minute.
    }
  });
}

/** Focuses the first error on a page that the server returned. */
export function focusError(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>("[aria-invalid=true]") ?? form.querySelector<HTMLElement>("#errors");
  first?.focus();
}

/** Runs the parts on the page's form. */
export function enhance(...parts: readonly ((form: HTMLFormElement) => void)[]): void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (form) for (const part of parts) part(form);
}

/** Removes the drafts of a form that was sent. */
export function forgetDrafts(...keys: readonly string[]): void {
  try {
    for (const key of keys) {
      sessionStorage.removeItem(key);
      sessionStorage.removeItem(`attempt:${key}`);
    }
  } catch {
    // Without storage, no draft was kept.
  }
}
