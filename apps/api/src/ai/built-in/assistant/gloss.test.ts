import { expect, test } from "vitest";
import { glossed } from "./gloss.ts";

test.each([
  ["¿Cuánto cuesta un agente?", "es", /how much cost a agent/],
  ["Wie lange dauert das?", "de", /how long duration/],
  ["quels sont vos horaires ?", "fr", /what are your opening hours/],
  ["¿Contestan los fines de semana?", "es", /answer weekends$/],
  ["Um wie viel Uhr beginnt der Agent?", "de", /^at what time starts the agent$/],
  ["Prüft er Rechnungen unserer Zahnarztpraxis?", "de", /^checks it invoices our dental clinic$/],
  ["Gibt es eine Geldzurückgarantie?", "de", /an money back guarantee$/],
  ["Combien de temps pour la mise en service ?", "fr", /^how long for the launch$/],
  ["L'agent publie-t-il tout seul ?", "fr", /agent publishes by itself/],
  ["C'est quoi le prix ?", "fr", /^what is the price$/],
])("glosses %s word by word", (message, language, text) => {
  const found = glossed(message);
  expect(found?.language).toBe(language);
  expect(found?.text).toMatch(text);
});

test.each([
  "How much is it?",
  "on est time?",
  "Die price is hot",
  "stock options",
  "route planning",
  "SAP",
  "regional position",
  "installation by sms",
  "salaries",
  "voicebot precision",
  "transport company",
  "",
  "👍",
])("leaves English alone: %s", (message) => {
  expect(glossed(message)).toBeUndefined();
});

test.each([
  "Quanto costa un agente?",
  "Posso parlare con una persona?",
  "Cosa fate?",
  "Il prezzo include la manutenzione?",
  "Avete un numero di telefono?",
  "Quanto costa un agente IA per la mia azienda?",
  "Vocês trabalham nos fins de semana?",
  "Cât costă un agent?",
  "Ce faceți?",
])("does not take Italian or related languages for Spanish or French: %s", (message) => {
  expect(glossed(message)).toBeUndefined();
});

test("recognises Spanish with a typo that is an Italian word", () => {
  expect(glossed("quanto cuesta un agente")?.language).toBe("es");
});
