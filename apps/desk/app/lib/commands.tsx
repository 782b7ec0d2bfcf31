import type { Command, CommandGroup } from "@thirtyfold/ui/command-menu";
import { createContext, use, useEffect, useId, useState } from "react";

type Registry = Map<string, CommandGroup>;

const CommandsContext = createContext<Registry | undefined>(undefined);

/** Holds the commands that parts of the desk offer to the command menu, those shown last at the end. */
export const CommandsProvider = CommandsContext.Provider;

/** The registry of one frame, for a `CommandsProvider`. */
export const useCommandRegistry = (): Registry => useState(() => new Map<string, CommandGroup>())[0];

/** Offers commands while the component is mounted. */
export function useCommands(label: string, commands: readonly Command[]): void {
  const registry = use(CommandsContext);
  const id = useId();
  useEffect(() => {
    registry?.set(id, { label, commands });
  });
  useEffect(() => () => void registry?.delete(id), [registry, id]);
}
