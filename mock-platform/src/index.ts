export { createDiskFiles, createMemoryFiles, type FileStore } from './files/file-store.ts';
export { createFileLogs } from './log/file-log.ts';
export type { Log, LogEntry, LogStore, Snapshot } from './log/log.ts';
export { createMemoryLogs } from './log/memory-log.ts';
export { createNode, type NodeOptions, type PlatformNode } from './node.ts';
export { type Clock, jsonLogger, type Logger, type Seeds, silentLogger, systemClock } from './ports.ts';
export { DEMO_PASSWORD } from './seeds/builder.ts';
export type { CreateWorldInput, SeedWorldName } from './seeds/create-world.ts';
export { CROWD_FIRST_PHONE } from './seeds/crowded.ts';
