import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { ALL_USERS, IM_MESSAGE } from '@miczero/contracts/control';
import type { FormEvent, RefObject } from 'react';
import { EMITTABLE } from '../events/events.ts';
import type { Overview } from '../events/target.ts';
import { useWords } from '../words/words.ts';
import type { Texts } from '../words/zh.ts';
import { CONDITION_NAMES } from './conditions.ts';
import styles from './FaultForm.module.css';
import {
  CALL_KINDS,
  CALLS,
  CONNECTION_KINDS,
  type FaultDraft,
  type FaultKind,
  faultTargets,
  isInbound,
  isOfCalls,
  isOfMessages,
  MESSAGE_KINDS,
  mayBeInbound,
  passes,
  problemOfField,
  SENT_NAMES,
  STALL,
  socketsOf,
  statusesOf,
} from './faults.ts';

const KINDS: readonly FaultKind[] = [...MESSAGE_KINDS, ...CONNECTION_KINDS, ...CALL_KINDS, STALL];

/** Describes a fault by choosing and filling in; only what its kind has is asked for. Its button stands elsewhere. */
export function FaultForm(props: {
  readonly id: string;
  /** The first field. */
  readonly kindRef: RefObject<HTMLSelectElement | null>;
  readonly overview: Overview | undefined;
  /** Users with an open socket. */
  readonly connected: ReadonlySet<string>;
  readonly draft: FaultDraft;
  readonly onChange: (draft: FaultDraft) => void;
  readonly onSubmit: () => void;
}) {
  const { id, kindRef, overview, connected, draft, onChange, onSubmit } = props;
  const { texts, language } = useWords();
  const change = (changes: Partial<FaultDraft>) => onChange({ ...draft, ...changes });
  const { kind, condition } = draft;
  const ofMessages = isOfMessages(kind);
  const ofCalls = isOfCalls(kind);
  const statuses = statusesOf(kind);
  const ofSocket = (name: string) => passes(name, draft.socket);
  const people = faultTargets(overview?.people ?? [], connected);
  const number = (label: string, name: keyof FaultDraft, placeholder?: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder={placeholder}
      value={draft[name]}
      error={wordsOfProblem(problemOfField(name, draft), texts)}
      onChange={({ target }) => change({ [name]: target.value.trim() })}
    />
  );

  function add(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={id} className={styles['form']} aria-label={texts.newFault} onSubmit={add}>
      <SelectField
        ref={kindRef}
        label={texts.faultKind}
        value={condition || kind}
        options={[
          { value: 'networks', label: `— ${texts.networks} —`, disabled: true },
          ...CONDITION_NAMES.map((value) => ({ value, label: texts.conditions[value] })),
          { value: 'single', label: `— ${texts.singleFaults} —`, disabled: true },
          ...KINDS.map((value) => ({ value, label: texts.faultKinds[value] })),
        ]}
        onChange={({ target: { value } }) =>
          change({
            condition: CONDITION_NAMES.find((name) => name === value) ?? '',
            kind: KINDS.find((each) => each === value) ?? kind,
            socket: '',
            direction: '',
            event: '',
            call: '',
          })
        }
      />
      <SelectField
        label={texts.faultUser}
        value={draft.user}
        options={[
          { value: ALL_USERS, label: texts.allUsers },
          ...(['connected', 'others', 'unnamed'] as const).flatMap((group) =>
            people[group].length === 0
              ? []
              : [
                  { value: `${group} of people`, label: `— ${texts.faultTargets[group]} —`, disabled: true },
                  ...people[group].map(({ user, nick }) => ({
                    value: user,
                    label: `${nick || texts.unnamed} ${user}`,
                  })),
                ],
          ),
        ]}
        onChange={({ target: { value } }) =>
          change({
            user: value,
            socket: socketsOf(kind, value).some((each) => each === draft.socket) ? draft.socket : '',
          })
        }
      />
      {condition === '' ? (
        <>
          {ofCalls ? (
            <SelectField
              label={texts.faultCall}
              value={draft.call}
              options={[
                // A browser has few connections for a host: all calls at once would hold the console, too.
                { value: '', label: kind === STALL ? texts.chooseCall : texts.allOfThem },
                ...CALLS.map((value) => ({ value, label: value })),
              ]}
              onChange={({ target }) => change({ call: target.value })}
            />
          ) : (
            <SelectField
              label={texts.faultSocket}
              value={draft.socket}
              options={[
                { value: '', label: texts.allOfThem },
                ...socketsOf(kind, draft.user).map((value) => ({ value, label: texts.sockets[value] })),
              ]}
              onChange={({ target: { value } }) =>
                change({ socket: value, event: passes(draft.event, value) ? draft.event : '' })
              }
            />
          )}
          {mayBeInbound(kind) && (
            <SelectField
              label={texts.direction}
              value={draft.direction}
              options={[
                { value: '', label: texts.directions.out },
                { value: 'in', label: texts.directions.in },
              ]}
              onChange={({ target }) => change({ direction: target.value === 'in' ? 'in' : '', event: '' })}
            />
          )}
          {ofMessages && (
            <SelectField
              label={texts.faultEvent}
              value={draft.event}
              options={[
                { value: '', label: texts.allOfThem },
                ...(isInbound(draft)
                  ? SENT_NAMES.filter(ofSocket).map((value) => ({ value, label: labelOfSent(value, texts) }))
                  : [
                      ...[IM_MESSAGE].filter(ofSocket).map((value) => ({ value, label: labelOfSent(value, texts) })),
                      ...EMITTABLE.filter(({ name }) => ofSocket(name)).map(({ name, code, words }) => ({
                        value: name,
                        label: `${code} ${words[language]} · ${name}`,
                      })),
                    ]),
              ]}
              onChange={({ target }) => change({ event: target.value })}
            />
          )}
          {statuses.length > 0 && (
            <SelectField
              label={texts.faultStatus}
              value={draft.status}
              options={statuses.map((value) => ({ value, label: value }))}
              onChange={({ target }) => change({ status: target.value })}
            />
          )}
          {kind === 'code' && number(texts.faultCode, 'code')}
          {(kind === 'delay' || kind === 'late') && number(texts.faultDelay, 'delay_ms')}
          {kind === 'reorder' && number(texts.faultLongest, 'delay_ms')}
          {kind === 'delay' && number(texts.faultJitter, 'jitter_ms')}
          {kind === 'close' && number(texts.faultAfter, 'after_ms')}
          {!ofMessages && kind !== STALL && number(texts.faultTimes, 'times', texts.always)}
          {kind !== STALL && number(texts.faultRate, 'rate')}
          {kind !== STALL && number(texts.seedNumber, 'seed')}
        </>
      ) : (
        number(texts.seedNumber, 'seed')
      )}
    </form>
  );
}

/** Messages of the provider's SDK have no number; the others are named as the contract names them. */
const labelOfSent = (name: string, texts: Texts) => (name === IM_MESSAGE ? `${texts.sockets.im} · ${name}` : name);

function wordsOfProblem(problem: ReturnType<typeof problemOfField>, texts: Texts): string | null {
  if (problem === null) return null;
  const { kind, least, most } = problem;
  if (kind === 'whole') return texts.wholeNumber;
  return kind === 'share' ? texts.shareIn(most) : texts.wholeIn(least, most);
}
