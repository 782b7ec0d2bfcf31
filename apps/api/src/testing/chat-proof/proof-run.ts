import { randomUUID } from "node:crypto";
import { setTimeout as pass } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type RoomMessage, roomIdOf } from "@thirtyfold/realtime-protocol";
import { expect } from "vitest";
import { noFaults } from "./bad-network.ts";
import { Person, type ReadUpTo } from "./person.ts";

/** One of the servers that share the rooms. */
export type Instance = {
  /** Host and port; after a kill, those at which nothing listens. */
  readonly host: string;
  /** Does nothing if it is running. */
  start(): Promise<void>;
  /** Cuts everything off, whatever it is doing. */
  kill(): Promise<void>;
};

/** The servers of a run. Its instances are used by one run after the other. */
export type World = {
  /** All messages of a room, from the database. */
  read: (roomId: string) => Promise<readonly RoomMessage[]>;
  instances: readonly Instance[];
  /** Interrupts the channel between instances, or restores it. */
  setBus: (up: boolean) => Promise<void>;
};

/**
 * Milliseconds for everything to arrive once all faults are gone: instances look for messages they were not notified of
 * every 30 s.
 */
const healMs = 45_000;
const both = ["connected", "connected"];
const lookEveryMs = 4;

/**
 * Waits until the wanted value appears, for a number of polls: a process without CPU time has not waited. A failing
 * expectation is too expensive for a poll.
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

/** Two people in a room unknown to others, each at an instance. */
export class ProofRun {
  readonly people: readonly [Person, Person];
  readonly #roomId: string;
  readonly #world: World;
  /** The instance at which each person's connections and calls arrive. */
  readonly #places = [0, 1];
  readonly #readUpTo: ReadUpTo = new Map();

  /** `speed`: the factor by which the clients' clocks run faster. */
  constructor(world: World, speed = 50) {
    const [one, other] = [randomUUID(), randomUUID()];
    this.#world = world;
    this.#roomId = roomIdOf(one, other);
    const shared = { speed, roomId: this.#roomId, random: Math.random, readUpTo: this.#readUpTo };
    const person = (userId: string, place: number) =>
      new Person({ userId, ...shared, host: () => this.#hostAt(place) });
    this.people = [person(one, 0), person(other, 1)];
  }

  /** Resolves when there are no faults and both are in the room. */
  async begun(): Promise<void> {
    await this.heal();
    await seen(() => this.people.map(({ snapshot }) => snapshot.connection), both);
  }

  /** Routes a person's connections and calls to another instance from now on. */
  move(person: 0 | 1): void {
    this.#places[person] = ((this.#places[person] ?? 0) + 1) % this.#world.instances.length;
  }

  instance(place: number): Instance | undefined {
    return this.#world.instances[place % this.#world.instances.length];
  }

  async setBus(up: boolean): Promise<void> {
    await this.#world.setBus(up);
  }

  /** Removes all faults except those that the clients have not noticed: half-open connections stay so. */
  async heal(): Promise<void> {
    for (const { network } of this.people) network.faults = noFaults;
    await this.setBus(true);
    await Promise.all(this.#world.instances.map(async (instance) => instance.start()));
  }

  /** Resolves when both see everything that was written, and the read state of all of it. */
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
   * Checks that every message is stored once, in order, read up to where its receiver read it, and that both people see
   * the same. Returns the number of messages.
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
