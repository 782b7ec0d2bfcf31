import { setTimeout as pass } from "node:timers/promises";
import { type Arbitrary, type AsyncCommand, boolean, constantFrom, integer, record, tuple } from "fast-check";
import type { Faults } from "./bad-network.ts";
import type { ProofRun } from "./proof-run.ts";

type Command = AsyncCommand<object, ProofRun>;
type Who = 0 | 1;

const command = (words: string, run: (proof: ProofRun) => Promise<void> | void): Command => ({
  check: () => true,
  run: async (_, proof) => run(proof),
  toString: () => words,
});

const who = constantFrom<Who>(0, 1);
const faults = record<Faults>({ delayMs: constantFrom(0, 0, 8), twice: boolean(), disorder: boolean() });

/** Everything that can happen to two people who write to each other; frequent events are listed more than once. */
export const happenings: Arbitrary<Command>[] = [
  ...Array.from({ length: 8 }, () =>
    tuple(who, integer({ min: 1, max: 3 })).map(([person, count]) =>
      command(`${person} writes ${count}`, ({ people }) => {
        for (let n = 0; n < count; n += 1) people[person].write();
      }),
    ),
  ),
  ...Array.from({ length: 2 }, () =>
    integer({ min: 1, max: 70 }).map((ms) => command(`${ms} ms pass`, () => pass(ms))),
  ),
  who.map((person) => command(`${person} is dropped`, ({ people }) => people[person].network.drop())),
  who.map((person) => command(`${person} is half-open`, ({ people }) => people[person].network.goHalfOpen())),
  tuple(who, faults).map(([person, next]) =>
    command(`the network of ${person} is ${JSON.stringify(next)}`, ({ people }) => {
      people[person].network.faults = next;
    }),
  ),
  ...Array.from({ length: 4 }, () =>
    who.map((person) => command(`${person} reads`, ({ people }) => void people[person].markRead())),
  ),
  who.map((person) => command(`${person} reloads`, ({ people }) => people[person].reload())),
  who.map((person) => command(`${person} moves`, (proof) => proof.move(person))),
  who.map((place) => command(`instance ${place} is killed`, async (proof) => proof.instance(place)?.kill())),
  ...Array.from({ length: 2 }, () =>
    who.map((place) => command(`instance ${place} starts`, async (proof) => proof.instance(place)?.start())),
  ),
  boolean().map((up) => command(`the bus is ${up ? "back" : "away"}`, async (proof) => proof.setBus(up))),
];
