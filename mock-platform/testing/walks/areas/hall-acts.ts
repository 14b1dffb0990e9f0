import type { Sandbox } from '../sandbox.ts';

/** Acts that come before the call, shared by the walks of halls. */

export async function sitInVoice(sandbox: Sandbox): Promise<void> {
  await (await sandbox.as('member')).call('channel.join', { channel_id: sandbox.channels.voice });
}

/** 阿澈 sits in the voice channel and invites to it. */
export async function inviteToTeam(sandbox: Sandbox): Promise<void> {
  await sitInVoice(sandbox);
  await (await sandbox.as('member')).call('channel.invite', {
    channel_id: sandbox.channels.voice,
    time_len: 600,
    tags: ['王者', '五排'],
  });
}

/** 阿澈 sits in the voice channel and looks for company; answers the entry's id. */
export async function postGaming(sandbox: Sandbox): Promise<string> {
  await sitInVoice(sandbox);
  const member = await sandbox.as('member');
  const request = { channel_id: sandbox.channels.voice, game_name: '王者荣耀', tags: ['五排', '能开麦'] };
  return (await member.call('channel.post_gaming', request)).gaming_id;
}

/** A notice of the hall; answers its id. */
export async function putUpNotice(sandbox: Sandbox): Promise<string> {
  const owner = await sandbox.as('owner');
  return (await owner.call('notice.create', { hall_id: sandbox.hall, content: '今晚八点开黑' })).notice.id;
}
