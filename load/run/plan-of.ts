import { GIFT_NUM_MAX } from '@miczero/contracts';
import { CROWD_FIRST_PHONE, DEMO_PASSWORD } from '@miczero/mock-platform';
import { type LoadPlan, stormOf } from '../crowd/load-plan.ts';
import type { Validation } from '../crowd/validation.ts';
import type { LoadOptions } from './options.ts';
import { peopleOf } from './people-of.ts';
import type { LoadPlace } from './platform-under-load.ts';

/** People on the seats beside the host's. */
const SPEAKERS = 8;
const GIFTS_PER_SECOND = 2;

/** `run` distinguishes the messages of this run from those of any other. */
export function planOf(options: LoadOptions, validation: Validation, place: LoadPlace, run: string): LoadPlan {
  const { name, profile, limits, senders, vus, scenario, language } = options;
  const { origin, room, roomSessions, ...rest } = place;
  const { script, receivers, perSecond, seconds, faults, hasStorm } = profile;
  const { inHall, inRoom, arriving } = peopleOf(profile, senders);
  const messages = perSecond * seconds;
  // Each gift is given as often as its number says, and the contract bounds that: a long run gives more slowly.
  const gifts = Math.min(seconds * GIFTS_PER_SECOND, GIFT_NUM_MAX);
  return {
    name,
    run,
    origin: origin.replace(/^http/, 'ws'),
    ...rest,
    receivers,
    senders,
    messages,
    perSecond,
    vus,
    validation,
    faults,
    limits,
    storm: hasStorm ? stormOf(messages, receivers) : null,
    arrivals: {
      people: arriving,
      perSecond: script === 'logins' ? perSecond : Math.max(1, Math.ceil(arriving / seconds)),
      firstPhone: CROWD_FIRST_PHONE + inHall + inRoom,
      password: DEMO_PASSWORD,
    },
    room:
      room === ''
        ? null
        : {
            run,
            room,
            sessions: roomSessions,
            speakers: Math.min(SPEAKERS, inRoom),
            lines: messages,
            linesPerSecond: perSecond,
            gifts,
            giver: roomSessions[0]?.no ?? '',
            giftsPerSecond: gifts / seconds,
            validation,
            faults,
          },
    scenario,
    language,
  };
}
