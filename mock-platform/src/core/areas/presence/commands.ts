import { closeConnection, openConnection } from './presence.ts';

/** The writes of hall connections. */
export const PRESENCE_COMMANDS = {
  'connection.open': openConnection,
  'connection.close': closeConnection,
} as const;
