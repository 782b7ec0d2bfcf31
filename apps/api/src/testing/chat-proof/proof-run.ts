import { randomUUID } from "node:crypto";
import { setTimeout as pass } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type RoomMessage, roomIdOf } from "@thirtyfold/realtime-protocol";
import { expect } from "vitest";
import { noFaults } from "./bad-network.ts";
import { Person, type ReadUpTo } from "./person.ts";

/** One of the servers of the same rooms. */
export type Instance = {
  /** Host and port; after a kill those at which nobody answers. */
  readonly host: string;
  /** Does nothing where it runs. */
  start(): Promise<void>;
  /** Everything is cut off in the middle of what it does. */
  kill(): Promise<void>;
};

/** What the people of a run are connected to. Its instances are used by one run after the other. */
export type World = {
  /** All messages of a room, from the database. */
  read: (roomId: string) => Promise<readonly RoomMessage[]>;
  instances: readonly Instance[];
  /** Takes the way between instances away, or gives it back. */
  setBus: (up: boolean) => Promise<void>;
};

/**
 * How long all may take to arrive once nothing is wrong any more, in milliseconds: instances look for messages of which they
 * were not told every 30 s.
 */
const healMs = 45_000;
const both = ["connected", "connected"];
const lookEveryMs = 4;

/**
 * Waits until this is seen, for so many looks: a process that is given no time has not waited. An expectation that fails
 * costs too much to be one of them.
 */
async function seen(look: () => unknown, wanted: unknown): Promise<void> {
  for (let looks = healMs / lookEveryMs; looks > 0 && !isDeepStrictEqual(look(), wanted); looks -= 1) {
    await pass(lookEveryMs);
  }
  expect(look()).toEqual(wanted);
}

function readingsOf(messages: readonly Readonly<{ seq: number | null; read: boolean }>[]) {
  return messages.map(({ seq, read }) => ({ seq, read }));
}

/** Two people in a room that nobody else knows, each at an instance. */
export class ProofRun {
  readonly people: readonly [Person, Person];
  readonly #roomId: string;
  readonly #world: World;
  /** At which instance each person's connections and calls arrive. */
  readonly #places = [0, 1];
  readonly #readUpTo: ReadUpTo = new Map();

  /** `speed`: how many times as fast the clients' clocks run. */
  constructor(world: World, speed = 50) {
    const [one, other] = [randomUUID(), randomUUID()];
    this.#world = world;
    this.#roomId = roomIdOf(one, other);
    const shared = { speed, roomId: this.#roomId, random: Math.random, readUpTo: this.#readUpTo };
    const person = (userId: string, place: number) =>
      new Person({ userId, ...shared, host: () => this.#hostAt(place) });
    this.people = [person(one, 0), person(other, 1)];
  }

  /** Resolves when nothing is wrong and both are in the room. */
  async begun(): Promise<void> {
    await this.heal();
    await seen(() => this.people.map(({ snapshot }) => snapshot.connection), both);
  }

  /** From now on a person's connections and calls arrive at another instance. */
  move(person: 0 | 1): void {
    this.#places[person] = ((this.#places[person] ?? 0) + 1) % this.#world.instances.length;
  }

  instance(place: number): Instance | undefined {
    return this.#world.instances[place % this.#world.instances.length];
  }

  async setBus(up: boolean): Promise<void> {
    await this.#world.setBus(up);
  }

  /** Nothing is wrong any more but what the people's clients do not know yet: half-open connections stay so. */
  async heal(): Promise<void> {
    for (const { network } of this.people) network.faults = noFaults;
    await this.setBus(true);
    await Promise.all(this.#world.instances.map(async (instance) => instance.start()));
  }

  /** Resolves when both see all that was written, and of all of it whether it was read. */
  async arrived(): Promise<void> {
    const all = this.people.reduce((sum, { written }) => sum + written.length, 0);
    const look = ({ snapshot: { connection, loaded, items } }: Person) => {
      const stored = items.filter(({ seq }) => seq !== null).length;
      return { connection, loaded, stored, waiting: items.length - stored };
    };
    const here = { connection: "connected", loaded: true, stored: all, waiting: 0 };
    await seen(() => this.people.map(look), [here, here]);
    await Promise.all(this.people.map(async (person) => person.settled()));
    const stored = readingsOf(await this.#world.read(this.#roomId));
    await seen(() => this.people.map(({ snapshot }) => readingsOf(snapshot.items)), [stored, stored]);
  }

  /**
   * All that was written is stored once, in its order, read up to where its receiver read it, and both people see the
   * same. Gives how many messages it is.
   */
  async compare(): Promise<number> {
    const stored = await this.#world.read(this.#roomId);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    for (const { userId, written, acknowledged, violations, snapshot, readStored } of this.people) {
      const own = stored.filter(({ senderId }) => senderId === userId);
      expect(own.map(({ id, content }) => ({ id, content }))).toEqual(written);
      expect(acknowledged).toEqual(written.map(({ id }) => id));
      expect(snapshot.items.map(({ id, seq, content, read }) => ({ id, seq, content, read }))).toEqual(
        stored.map(({ id, seq, content, read }) => ({ id, seq, content, read })),
      );
      for (const { seq, receiverId, read } of stored) {
        if (receiverId !== userId) continue;
        if (seq <= readStored) expect(read).toBe(true);
        else if (seq > (this.#readUpTo.get(userId) ?? 0)) expect(read).toBe(false);
      }
      expect(violations, `seen: ${violations.join("; ")}`).toEqual([]);
    }
    return stored.length;
  }

  end(): void {
    for (const person of this.people) person.leave();
  }

  #hostAt(person: number): string {
    return this.instance(this.#places[person] ?? 0)?.host ?? "";
  }
}
