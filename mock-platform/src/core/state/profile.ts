import type { UserNo } from '@miczero/contracts';

/** The parts of a profile beside the account. */
export interface ProfileDetail {
  location: string;
  hobby: string;
  tag: string;
  album: string[];
  /** Picture of their page. */
  home_page: string;
}

export interface Profiles {
  details: Map<UserNo, ProfileDetail>;
  /** Medals by person and id, with the moment; in the order of winning. */
  medals: Map<UserNo, Map<string, number>>;
  mahogany: Map<UserNo, number>;
  /** Moment at which each person was given the newcomers' package. */
  packages: Map<UserNo, number>;
}

export function emptyProfiles(): Profiles {
  return { details: new Map(), medals: new Map(), mahogany: new Map(), packages: new Map() };
}

const NOTHING: Readonly<ProfileDetail> = { location: '', hobby: '', tag: '', album: [], home_page: '' };

export function detailOf({ details }: Profiles, no: UserNo): Readonly<ProfileDetail> {
  return details.get(no) ?? NOTHING;
}
