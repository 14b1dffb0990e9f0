import type { AuditStatus, RegisterPackage, UserInfo, UserNo } from '@miczero/contracts';
import { hasBlockedWord } from '../../kernel/blocked-words.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { detailOf } from '../../state/profile.ts';
import { isBirthday, isNickValid } from '../accounts/accounts.ts';
import { grantMedal, isMedal, MEDALS } from '../medals/medals.ts';
import { userInfoOf } from '../people/people.ts';
import { requirePicture } from '../uploads/pictures.ts';

export interface SaveInput {
  readonly nick?: string | undefined;
  readonly gender?: 0 | 1 | 2 | undefined;
  readonly birth?: string | undefined;
  readonly avatar?: string | undefined;
  readonly sign?: string | undefined;
  readonly prov?: string | undefined;
  readonly city?: string | undefined;
  readonly location?: string | undefined;
  readonly hobby?: string | undefined;
  readonly tag?: string | undefined;
  readonly album?: readonly string[] | undefined;
}

/** api.account.profile.save: absent fields stay; public texts are censored. */
export function saveProfile(turn: Turn, input: SaveInput): UserInfo {
  const { world } = turn;
  const account = turn.account;
  const nick = input.nick?.trim();
  if (nick !== undefined && !isNickValid(nick)) throw new Refusal('nickInvalid');
  if (input.birth !== undefined && !isBirthday(input.birth, turn.at))
    throw new Misfit('birth: not a possible birthday');
  if (input.avatar !== undefined) requirePicture(world, input.avatar, account.avatar);
  for (const url of input.album ?? []) requirePicture(world, url);
  const { sign, prov, city, location, hobby, tag } = input;
  const texts = [sign, prov, city, location, hobby, tag].flatMap((text) => text ?? []);
  if (texts.some(hasBlockedWord)) throw new Refusal('textBlocked');
  const detail = detailOf(world.profiles, account.no);
  world.profiles.details.set(account.no, {
    ...detail,
    location: location ?? detail.location,
    hobby: hobby ?? detail.hobby,
    tag: tag ?? detail.tag,
    album: [...(input.album ?? detail.album)],
  });
  account.nick = nick ?? account.nick;
  account.gender = input.gender ?? account.gender;
  account.birth = input.birth ?? account.birth;
  account.avatar = input.avatar ?? account.avatar;
  account.sign = sign ?? account.sign;
  account.prov = prov ?? account.prov;
  account.city = city ?? account.city;
  return userInfoOf(world, account, account.no);
}

/** api.account.home_page: the empty string takes the picture away. */
export function setHomePage(turn: Turn, input: { readonly url: string }): { home_page: string } {
  const { world } = turn;
  const { no } = turn.account;
  requirePicture(world, input.url);
  world.profiles.details.set(no, { ...detailOf(world.profiles, no), home_page: input.url });
  return { home_page: input.url };
}

/** Users who registered earlier are no longer newcomers. */
const NEWCOMER_MS = 7 * 86_400_000;

/** api.room.op.first-register-package: given once, shown as long as the account is new. */
export function openRegisterPackage(turn: Turn, _input: Record<never, never>): { reg_package: RegisterPackage | null } {
  const { world } = turn;
  const account = turn.account;
  if (account.created === 0 || turn.at - account.created > NEWCOMER_MS) return { reg_package: null };
  const is_new = !world.profiles.packages.has(account.no);
  if (is_new) {
    world.profiles.packages.set(account.no, turn.at);
    grantMedal(world, account.no, 'newcomer', turn.at);
  }
  return { reg_package: { name: '新人礼包', list: [{ name: MEDALS.newcomer, icon: '', num: 1 }], is_new } };
}

export interface SetPersonInput {
  readonly uid: UserNo;
  readonly real_name?: { readonly audit_status: AuditStatus; readonly audit_reason: string } | undefined;
  readonly medal?: string | undefined;
  readonly mahogany?: boolean | undefined;
}

/** What operations decide about a person. */
export function setPerson(turn: Turn, input: SetPersonInput): Record<never, never> {
  const { world, at } = turn;
  const account = world.accounts.get(input.uid);
  if (!account) throw new Refusal('userUnknown');
  if (input.medal !== undefined && !isMedal(input.medal)) throw new Misfit('medal: not a medal');
  if (input.medal !== undefined && isMedal(input.medal)) grantMedal(world, account.no, input.medal, at);
  if (input.mahogany === true) world.profiles.mahogany.set(account.no, at);
  if (input.mahogany === false) world.profiles.mahogany.delete(account.no);
  if (input.real_name) {
    const audit_data = world.real_names.kyc.get(account.no)?.audit_data ?? '';
    world.real_names.kyc.set(account.no, { ...input.real_name, audit_data, at });
    if (input.real_name.audit_status === 1) grantMedal(world, account.no, 'verified', at);
  }
  return {};
}
