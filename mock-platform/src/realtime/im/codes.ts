import type { RefusalName } from '@miczero/contracts';

/** Codes of the provider, as its SDK shows them. */
export const IM_CODE = {
  tokenWrong: 302,
  tooOften: 416,
  notFound: 404,
  parameter: 414,
  broken: 500,
  inBlockList: 102_426,
  accountUnknown: 102_404,
  recallDenied: 107_303,
  recallTooLate: 107_314,
  blockListFull: 106_435,
  hitAntispam: 107_451,
  teamUnknown: 108_404,
  notInTeam: 109_404,
  teamFull: 108_435,
  teamDenied: 109_432,
  conversationUnknown: 110_404,
} as const;

const CODES: { readonly [Name in RefusalName]?: number } = {
  relationRefused: IM_CODE.inBlockList,
  relationBlocked: IM_CODE.inBlockList,
  relationsFull: IM_CODE.blockListFull,
  userUnknown: IM_CODE.accountUnknown,
  accountUnknown: IM_CODE.accountUnknown,
  groupUnknown: IM_CODE.teamUnknown,
  groupNotJoined: IM_CODE.notInTeam,
  groupFull: IM_CODE.teamFull,
  groupPermissionNeeded: IM_CODE.teamDenied,
  recallTooLate: IM_CODE.recallTooLate,
  messageUnknown: IM_CODE.conversationUnknown,
  sendBlocked: IM_CODE.hitAntispam,
  nameInvalid: IM_CODE.hitAntispam,
  tooManyRequests: IM_CODE.tooOften,
  platformBroken: IM_CODE.broken,
};

/** The code of a refusal on the wire; 414 for one that the provider has no code for. */
export function imCodeOf(refusal: RefusalName): number {
  return packed(CODES[refusal] ?? IM_CODE.parameter);
}

/** Codes of six digits travel in 16 bits: the group above the lower nine bits, counted from 1. */
export function packed(code: number): number {
  if (code < 1000) return code;
  const group = Math.floor((code - 100_000) / 1000);
  return ((group + 1) << 9) | (code % 1000);
}
