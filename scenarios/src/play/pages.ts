import type { LoginInfo } from '@miczero/contracts';
import type { Actor } from '../format/scenario.ts';
import type { PlainStep } from '../format/steps.ts';

export type StepAbout<Verb extends string> = Extract<PlainStep, Readonly<Record<Verb, unknown>>>;

/** The session of a page. The actor's calls share it: they are made by the device that the page is on. */
export interface PageSession {
  readonly login: LoginInfo;
  readonly device: string;
}

/** The pages of the actors that have one. The end-to-end suite implements it with Playwright. */
export interface Pages {
  /** Signs an actor in for the page that will be opened. */
  signIn(name: string, actor: Actor): Promise<PageSession>;
  /** Opens the pages of all actors that were signed in, and waits until they show their places. */
  begin(): Promise<void>;
  /** Rejects when the expectation does not hold in time. */
  see(step: StepAbout<'see'>): Promise<void>;
  press(step: StepAbout<'press'>): Promise<void>;
  type(step: StepAbout<'type'>): Promise<void>;
  open(step: StepAbout<'open'>): Promise<void>;
  /** World milliseconds passed without real ones. */
  advance(ms: number): Promise<void>;
  end(): Promise<void>;
}
