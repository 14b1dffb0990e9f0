import type {
  DataOf,
  Endpoints,
  Hall,
  Medal,
  PlayerSkill,
  Profile,
  Relation,
  UserNo,
  UserStatus,
} from '@miczero/contracts';
import type { FeedbackText, Load } from '../feedback/index.ts';

export type GiftOnWall = DataOf<Endpoints['account.gift_wall']>['list'][number];

/** The page of a user. Everything beside the profile is an extra: empty until it is known, and without an answer. */
export interface OpenProfile {
  readonly no: UserNo;
  readonly load: Load;
  readonly profile: Profile | null;
  readonly relation: Relation | null;
  readonly place: UserStatus | null;
  /** Of another user; the rail has the viewer's own. */
  readonly halls: readonly Hall[];
  readonly medals: readonly Medal[];
  readonly gifts: readonly GiftOnWall[];
  readonly skills: readonly PlayerSkill[];
}

/** Unsaved changes of the own profile. They outlive a refused save and a closed dialog. */
export type ProfileDraft = Pick<
  Profile,
  'nick' | 'gender' | 'birth' | 'avatar' | 'sign' | 'prov' | 'city' | 'hobby' | 'tag' | 'album'
>;

export interface ProfileState {
  readonly open: OpenProfile | null;
  readonly draft: ProfileDraft | null;
  readonly isSaving: boolean;
  readonly error: FeedbackText | null;
  /** Purpose of the running upload; null for none. */
  readonly uploading: 'avatar' | 'album' | 'cover' | null;
}
export interface ProfileRoot {
  readonly profile: ProfileState;
}

export const initialProfile: ProfileState = { open: null, draft: null, isSaving: false, error: null, uploading: null };
