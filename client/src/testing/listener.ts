import { hallEventsArrived } from '../realtime/hall/hall-events.ts';
import { inChannel } from './run-client.ts';
import { listenTo } from './whole-state.ts';

/** The whole client in a hall channel, to which frames can be given: what consumer contracts of messages are made with. */
export async function createListener() {
  const run = await inChannel();
  const heard: string[] = [];
  listenTo(run.client, (action) => {
    if (hallEventsArrived.match(action)) heard.push(...action.payload.events.map(({ name }) => name));
  });
  return {
    /** Answers the names of the events that the client took from the frame, after every reducer and saga has run. */
    async hear(frame: unknown): Promise<string[]> {
      run.server.raw(frame);
      await run.clock.advance(100);
      if (run.bugs.length > 0) throw new Error(`the client broke on it: ${run.bugs.map(String).join('; ')}`);
      return heard.splice(0);
    },
    stop: () => run.client.stop(),
  };
}
