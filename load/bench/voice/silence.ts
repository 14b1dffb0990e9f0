import type { Page } from 'playwright-core';
import { moments, reset, speak } from './page-sound.ts';
import { dock, first, lastBeforeSilence, repeat } from './repeats.ts';

/** From the press on, a person whose microphone was taken may be heard for so long. */
const SILENT_WITHIN_MS = 300;
/** Between two looks of a busy page. */
const SOUNDLESS_MS = 100;
const NICK = '阿澈';
const ROOM = '600001';

/** The owner of a hall mutes a member who speaks in the voice channel in which both are. */
export async function benchMutes(owner: Page, member: Page): Promise<void> {
  const actions = owner.getByRole('button', { name: `对 ${NICK} 的更多操作` });
  await owner
    .getByRole('complementary', { name: '成员' })
    .getByRole('button', { name: new RegExp(NICK) })
    .click();
  const choose = async (item: string) => {
    await actions.click();
    await owner.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await repeat('from the press that mutes a person to the silence', SILENT_WITHIN_MS, async () => {
    await speakAgain(member, owner);
    await choose('禁麦');
    const takenMs = await silenceAfterPress(owner);
    await owner.evaluate(reset);
    await choose('解除禁麦');
    await first(owner, 'heardAgainAt');
    return takenMs;
  });
}

/** The host of a room takes a speaker off the seat. */
export async function benchSeats(host: Page, guest: Page): Promise<void> {
  for (const page of [host, guest]) {
    await page.goto(new URL(`/app/room/${ROOM}`, page.url()).href);
    await dock(page).getByRole('status').getByText('语音已连接').waitFor();
    // A page that was opened by its address sounds with the first press.
    await page.getByRole('heading', { level: 1 }).click();
  }
  await repeat('from the press that takes a seat to the silence', SILENT_WITHIN_MS, async () => {
    await guest.getByRole('button', { name: '申请上麦', exact: true }).click();
    await host.getByRole('button', { name: '申请列表 1' }).click();
    await host.getByRole('button', { name: /^同意/ }).click();
    await host.keyboard.press('Escape');
    await speakAgain(guest, host);
    await host
      .getByRole('gridcell')
      .getByRole('button', { name: new RegExp(NICK) })
      .click();
    await host.getByRole('menuitem', { name: '抱下麦' }).click();
    return silenceAfterPress(host);
  });
}

/** A voice that was gone before the press, further than two looks apart, was not silenced by it. */
async function silenceAfterPress(page: Page): Promise<number> {
  const lastAt = await lastBeforeSilence(page);
  const { pressedAt } = await page.evaluate(moments);
  if (pressedAt - lastAt > SOUNDLESS_MS) throw new Error('the voice was gone before the press');
  return Math.max(0, lastAt - pressedAt);
}

/** Waits until the voice of one page is played by the other. */
async function speakAgain(from: Page, to: Page): Promise<void> {
  await to.evaluate(reset);
  await from.waitForFunction(isMicrophoneOpen);
  await from.evaluate(speak, 1);
  if (!Number.isFinite(await first(to, 'heardAt'))) throw new Error('the voice does not arrive');
}

const isMicrophoneOpen = () => Boolean(Reflect.get(window, 'voiceBench').voice);
