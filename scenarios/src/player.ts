/** What runs without Node: in a page of the console, and in k6. */
export { type PlacedProblem, type ReadScenario, readScenario } from './format/read-scenario.ts';
export type { Actor, Scenario } from './format/scenario.ts';
export type { PlainStep, Step } from './format/steps.ts';
export { Caller, type WorldPlace } from './play/caller.ts';
export { ControlClient } from './play/control-client.ts';
export type { PageSession, Pages, StepAbout } from './play/pages.ts';
export { type PlayOptions, placeIn, play } from './play/player.ts';
export type { Report, StepFailure, StepResult } from './play/report.ts';
export type { RequestParts, Runtime } from './play/runtime.ts';
export { HallSocket, type WireFrame } from './wire/hall-socket.ts';
export type { RawSocket } from './wire/raw-socket.ts';
export { RoomSocket } from './wire/room-socket.ts';
export { hallTarget, roomTarget, type Session, type Signing } from './wire/signed-target.ts';
export { callInWords } from './words/call-words.ts';
export { EVENT_WORDS } from './words/event-words.ts';
export { stepInWords, toldStep } from './words/step-words.ts';
