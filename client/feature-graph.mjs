/**
 * Which feature may import which: the upstream ones of each. The architecture rules are made from this table, for state and
 * views alike, so that a feature that is not listed may import none and be imported by none. Upstream announces,
 * downstream listens.
 */
export const FEATURE_GRAPH = {
  feedback: [],
  modals: ['feedback'],
  language: ['feedback'],
  preferences: ['feedback', 'modals', 'language'],
  connection: ['feedback'],
  session: ['connection', 'feedback', 'modals', 'preferences', 'language'],
  person: ['session', 'connection', 'feedback', 'modals'],
  halls: ['person', 'session', 'connection', 'feedback', 'modals', 'preferences'],
  discover: ['halls', 'session', 'connection', 'feedback'],
  invitation: ['halls', 'session', 'connection', 'feedback'],
  audio: ['halls', 'session', 'feedback', 'modals'],
  wallet: ['session'],
  channel: ['audio', 'halls', 'session', 'connection', 'feedback', 'modals', 'preferences'],
  'team-up': ['halls', 'session', 'feedback'],
  'team-square': ['audio', 'halls', 'session', 'connection', 'feedback', 'modals'],
  notices: ['channel', 'halls', 'session', 'connection', 'feedback', 'modals'],
  'hall-management': ['notices', 'channel', 'halls', 'session', 'connection', 'feedback', 'modals'],
  people: ['channel', 'halls', 'person', 'session', 'connection', 'feedback', 'modals'],
  chat: ['channel', 'halls', 'person', 'session', 'connection', 'feedback', 'modals', 'preferences'],
  room: ['audio', 'session', 'connection', 'feedback', 'modals'],
  search: ['room', 'halls', 'session', 'connection', 'feedback', 'modals'],
  seats: ['room', 'session', 'feedback'],
  gifts: ['seats', 'room', 'wallet', 'session', 'feedback'],
  'room-chat': ['room', 'chat', 'session', 'feedback'],
};
