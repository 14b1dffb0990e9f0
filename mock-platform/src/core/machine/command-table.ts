import { AREA_COMMANDS } from '../areas/index.ts';
import type { Turn } from '../kernel/turn.ts';
import { createWorld } from '../seeds/create-world.ts';

/** Every write there is. A command's name, its input and its reply are those of its handler. */
export const COMMANDS = {
  'world.create': createWorld,
  ...AREA_COMMANDS,
} as const satisfies Record<string, (turn: Turn, input: never) => object>;

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
export type InputOf<Name extends CommandName> = Parameters<Commands[Name]>[1];
export type ReplyOf<Name extends CommandName> = ReturnType<Commands[Name]>;
