import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

const patient = new AbortController().signal;

/** Starts waiting and logs the entry. */
function arrive(gate: ReturnType<typeof createGate>, name: string, log: string[], signal = patient) {
  const entry = gate.enter(signal);
  entry.then(
    () => log.push(name),
    () => log.push(`${name} left`),
  );
  return entry;
}

/** Lets everything settle that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("admits as many as may run, and the others in order of arrival", async () => {
  const log: string[] = [];
  const gate = createGate({ running: 2, waiting: 5 });
  const leave = await arrive(gate, "a", log);
  const leaveB = await arrive(gate, "b", log);
  void arrive(gate, "c", log);
  void arrive(gate, "d", log);
  await settle();
  expect(log).toEqual(["a", "b"]);
  leaveB();
  await settle();
  expect(log).toEqual(["a", "b", "c"]);
  leave();
  await settle();
  expect(log).toEqual(["a", "b", "c", "d"]);
});

test("refuses a caller when the queue is full", async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  await gate.enter(patient);
  void gate.enter(patient);
  await expect(gate.enter(patient)).rejects.toMatchObject({ kind: "busy", retryAfter: 5 });
});

test("a visitor who leaves gives up their place in the queue", async () => {
  const log: string[] = [];
  const gate = createGate({ running: 1, waiting: 1 });
  const leave = await gate.enter(patient);
  const impatient = new AbortController();
  arrive(gate, "first", log, impatient.signal).catch(() => undefined);
  impatient.abort();
  void arrive(gate, "second", log);
  leave();
  await settle();
  expect(log).toEqual(["first left", "second"]);
});

test("a slot released in the moment that a visitor leaves is not lost", async () => {
  const gate = createGate({ running: 1, waiting: 2 });
  const leave = await gate.enter(patient);
  const impatient = new AbortController();
  const gone = gate.enter(impatient.signal);
  impatient.abort(new Error("gone"));
  leave();
  await expect(gone).rejects.toThrow("gone");
  await expect(gate.enter(patient)).resolves.toBeTypeOf("function");
});

test("releasing a slot twice frees only one", async () => {
  const gate = createGate({ running: 1, waiting: 0 });
  const leave = await gate.enter(patient);
  leave();
  leave();
  await gate.enter(patient);
  await expect(gate.enter(patient)).rejects.toMatchObject({ kind: "busy" });
});

test("a visitor who has already left is not admitted", async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  await expect(gate.enter(AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  await expect(gate.enter(patient)).resolves.toBeTypeOf("function");
});
