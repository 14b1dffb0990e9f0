import type { Stage } from '../stage.ts';

/** Acts that come before the call, shared by the walks of halls. */

export async function sitInVoice(stage: Stage): Promise<void> {
  await (await stage.as('member')).call('channel.join', { channel_id: stage.channels.voice });
}

/** 阿澈 sits in the voice channel and invites to it. */
export async function inviteToTeam(stage: Stage): Promise<void> {
  await sitInVoice(stage);
  await (await stage.as('member')).call('channel.invite', {
    channel_id: stage.channels.voice,
    time_len: 600,
    tags: ['王者', '五排'],
  });
}

/** 阿澈 sits in the voice channel and looks for company; answers the entry's id. */
export async function postGaming(stage: Stage): Promise<string> {
  await sitInVoice(stage);
  const member = await stage.as('member');
  const request = { channel_id: stage.channels.voice, game_name: '王者荣耀', tags: ['五排', '能开麦'] };
  return (await member.call('channel.post_gaming', request)).gaming_id;
}

/** A notice of the hall; answers its id. */
export async function putUpNotice(stage: Stage): Promise<string> {
  const owner = await stage.as('owner');
  return (await owner.call('notice.create', { hall_id: stage.hall, content: '今晚八点开黑' })).notice.id;
}
