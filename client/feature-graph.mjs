/**
 * Which feature may import which: the upstream ones of each. The architecture rules are made from this table, so that a
 * feature that is not listed may import none and be imported by none. Upstream announces, downstream listens.
 */
export const FEATURE_GRAPH = {
  preferences: [],
  feedback: [],
  modals: ['feedback'],
  language: [],
  connection: [],
  session: ['connection', 'feedback', 'modals', 'preferences', 'language'],
  halls: ['session', 'connection', 'feedback', 'modals'],
  channel: ['halls', 'session', 'connection', 'feedback', 'modals'],
  'team-up': ['halls', 'session', 'feedback'],
  chat: ['channel', 'halls', 'session', 'connection', 'feedback', 'modals', 'preferences'],
  room: ['session', 'connection', 'feedback', 'modals'],
};
