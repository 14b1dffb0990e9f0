import {
  type Action,
  type ActionCreatorWithoutPayload,
  createAction,
  type PayloadAction,
  type PayloadActionCreator,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** How one kind of action changes a state: it returns the next state and never assigns to the one that it gets. */
type CaseReducer<State, Kind> = (state: State, action: Kind) => State;

interface ActionKind<Kind extends Action> {
  readonly type: string;
  match(action: unknown): action is Kind;
}

/** Adds reactions to actions that belong to others. */
export interface SliceCases<State> {
  /** At most one reaction for each action type. */
  addCase<Kind extends Action>(kind: ActionKind<Kind>, reduce: CaseReducer<State, Kind>): SliceCases<State>;
  /** Runs after the cases, for every action that matches. */
  addMatcher(matches: (action: Action) => boolean, reduce: CaseReducer<State, Action>): SliceCases<State>;
}

type ActionOf<Case, Type extends string> = Case extends (state: never, action: infer Kind) => unknown
  ? Kind extends { readonly payload: infer Payload }
    ? PayloadActionCreator<Payload, Type>
    : ActionCreatorWithoutPayload<Type>
  : never;

interface SliceOptions<Name extends string, State, Cases> {
  readonly name: Name;
  readonly initialState: State;
  /** One action for each entry, named `name/entry`. */
  readonly reducers: Cases;
  readonly extraReducers?: (builder: SliceCases<State>) => void;
}

/**
 * Actions and the reducer of one state, with the shape of Redux Toolkit's `createSlice` and without Immer: case reducers
 * are plain functions from state to state (ADR 0005). Busy slices pay for no draft, and Immer is not in the first route.
 */
export function defineSlice<
  Name extends string,
  State,
  Cases extends Readonly<Record<string, CaseReducer<State, PayloadAction<never>>>>,
>({ name, initialState, reducers, extraReducers }: SliceOptions<Name, State, Cases>) {
  const cases = new Map<string, CaseReducer<State, Action>>();
  const matchers: { matches: (action: Action) => boolean; reduce: CaseReducer<State, Action> }[] = [];
  const addType = (type: string, reduce: unknown) => {
    if (cases.has(type)) throw new Error(`${name} already has a case for ${type}`);
    // The type of the action picks the case; TypeScript cannot correlate the two.
    cases.set(type, reduce as CaseReducer<State, Action>);
  };
  const builder: SliceCases<State> = {
    addCase(kind, reduce) {
      addType(kind.type, reduce);
      return builder;
    },
    addMatcher(matches, reduce) {
      matchers.push({ matches, reduce });
      return builder;
    },
  };
  for (const [key, reduce] of Object.entries(reducers)) addType(`${name}/${key}`, reduce);
  extraReducers?.(builder);
  const creators = Object.keys(reducers).map((key) => [key, createAction(`${name}/${key}`)]);
  return {
    reducer: (state: State | undefined = initialState, action: UnknownAction): State => {
      const next = cases.get(action.type)?.(state, action) ?? state;
      return matchers.reduce(
        (current, { matches, reduce }) => (matches(action) ? reduce(current, action) : current),
        next,
      );
    },
    actions: Object.fromEntries(creators) as {
      readonly [Key in keyof Cases & string]: ActionOf<Cases[Key], `${Name}/${Key}`>;
    },
  };
}
