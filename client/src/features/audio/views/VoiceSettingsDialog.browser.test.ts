import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { voiceActions, voiceSettingsModal } from '../index.ts';

async function open(options: MountOptions = {}) {
  const app = await mountApp({
    signedIn: true,
    ...options,
    prepare: (fakes) => {
      fakes.http.on('voice.settings', {});
      options.prepare?.(fakes);
    },
  });
  await app.settle();
  app.dispatch(voiceSettingsModal.open());
  await app.settle();
  return app;
}
const dialog = page.getByRole('dialog', { name: '语音设置' });
const slider = (name: string) => dialog.getByRole('slider', { name });
const box = (name: string) => dialog.getByRole('switch', { name });

test('[const.default-voice, const.default-voice.speaker-volume, const.default-voice.microphone-volume, const.default-voice.echo-cancel, const.default-voice.gain, const.default-voice.noise-suppress, const.default-voice.ai-denoise, const.default-voice.voice-mode] a new device of an account that has saved nothing shows the defaults', async () => {
  // The platform cannot be asked: what the dialog shows are the defaults of the client.
  await open({ prepare: ({ http }) => http.vanish('voice.get') });
  await expect.element(slider('麦克风音量')).toHaveValue('100');
  await expect.element(slider('扬声器音量')).toHaveValue('100');
  await expect.element(box('回声消除')).not.toBeChecked();
  await expect.element(box('自动增益')).toBeChecked();
  await expect.element(box('噪声抑制')).toBeChecked();
  await expect.element(box('AI 降噪')).not.toBeChecked();
  await expect.element(dialog.getByRole('combobox', { name: '说话方式' })).toHaveDisplayValue('自由说话');
});

test('the settings say what echo cancellation is for while it is off and no headphones are known', async () => {
  const app = await open();
  const hint = dialog.getByText('没戴耳机时请打开，不然别人会听到自己的回声');
  await expect.element(hint).toBeVisible();
  await box('回声消除').click();
  await app.settle();
  await expect.element(hint).not.toBeInTheDocument();
});

test('the microphone can be heard and seen before the first join; the test ends with the dialog', async () => {
  const app = await open();
  const meter = dialog.getByRole('meter', { name: '当前音量' });
  await expect.element(meter).toHaveAttribute('aria-valuetext', '开始测试或进入语音后，这里显示当前音量');
  await dialog.getByRole('button', { name: '测试麦克风' }).click();
  await app.settle();
  await app.voices.settle();
  await app.settle();
  await expect.element(meter).toHaveAttribute('aria-valuetext', '50%');
  // Half the volume is half the level.
  await slider('麦克风音量').fill('50');
  await app.settle();
  await app.voices.settle();
  await app.settle();
  await expect.element(meter).toHaveAttribute('aria-valuetext', '25%');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await dialog.getByRole('button', { name: '停止测试' }).click();
  await app.settle();
  await expect.element(meter).toHaveAttribute('value', '0');
  await dialog.getByRole('button', { name: '测试麦克风' }).click();
  await app.settle();
  app.dispatch(voiceSettingsModal.close());
  await app.settle();
  app.dispatch(voiceSettingsModal.open());
  await app.settle();
  await expect.element(dialog.getByRole('button', { name: '测试麦克风' })).toBeVisible();
  await expect.element(meter).toHaveAttribute('value', '0');
});

test('a microphone that the browser refuses says how to allow it, and the test can be tried again', async () => {
  const app = await open({ prepare: ({ voice }) => voice.refuseMicrophone() });
  await dialog.getByRole('button', { name: '测试麦克风' }).click();
  await app.settle();
  await expect.element(dialog.getByText('浏览器不允许使用麦克风')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '测试麦克风' })).toBeEnabled();
});

test('chosen devices that are not plugged in are named, so that the system’s can be chosen again', async () => {
  const app = await open();
  app.dispatch(voiceActions.preferencesRequested({ microphoneId: 'gone', speakerId: 'lost' }));
  await app.settle();
  const microphone = dialog.getByRole('combobox', { name: '麦克风', exact: true });
  const speaker = dialog.getByRole('combobox', { name: '扬声器', exact: true });
  await expect.element(microphone).toHaveDisplayValue('已选的设备（未连接）');
  await expect.element(speaker).toHaveDisplayValue('已选的设备（未连接）');
  expect(dialog.getByText('现在用的是').elements()).toEqual([]);
  app.dispatch(voiceActions.devicesListed({ microphones: [{ id: 'a', label: '耳麦' }], speakers: [], inUse: '耳麦' }));
  await expect.element(dialog.getByText('已选的麦克风没有接上，现在用的是「耳麦」')).toBeVisible();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await microphone.selectOptions('跟随系统');
  await speaker.selectOptions('跟随系统');
  await app.settle();
  expect(app.client.store.getState()).toMatchObject({ voice: { preferences: { microphoneId: '', speakerId: '' } } });
  await expect.element(dialog.getByText('现在用的是')).not.toBeInTheDocument();
  expect(dialog.getByText('未连接').elements()).toEqual([]);
});

test('a chosen device that is unplugged keeps its name, also on a page that is loaded again', async () => {
  const app = await open();
  const microphone = dialog.getByRole('combobox', { name: '麦克风', exact: true });
  const speaker = dialog.getByRole('combobox', { name: '扬声器', exact: true });
  const microphones = [
    { id: 'a', label: '内置麦克风' },
    { id: 'b', label: '耳麦' },
  ];
  app.dispatch(voiceActions.devicesListed({ microphones, speakers: [{ id: 'c', label: '蓝牙音箱' }], inUse: '' }));
  await microphone.selectOptions('耳麦');
  await speaker.selectOptions('蓝牙音箱');
  await expect.element(microphone).toHaveDisplayValue('耳麦');
  app.dispatch(voiceActions.devicesListed({ microphones: microphones.slice(0, 1), speakers: [], inUse: '' }));
  await expect.element(microphone).toHaveDisplayValue('耳麦（未连接）');
  await expect.element(speaker).toHaveDisplayValue('蓝牙音箱（未连接）');
  const again = await app.reload();
  await again.settle();
  again.dispatch(voiceSettingsModal.open());
  await again.settle();
  await expect.element(microphone).toHaveDisplayValue('耳麦（未连接）');
  await expect.element(speaker).toHaveDisplayValue('蓝牙音箱（未连接）');
});

test('the AI denoiser is saved with the account, says when it could not start, and starts again when it is asked to', async () => {
  const app = await open();
  await box('AI 降噪').click();
  await app.settle();
  expect(app.http.requests('voice.settings')).toMatchObject([{ voice_setting: { NoiseReduction: true } }]);
  app.dispatch(voiceActions.microphoneTold({ denoiser: 'failed' }));
  const told = dialog.getByText('AI 降噪没能启动，麦克风照常使用');
  await expect.element(told).toBeVisible();
  await dialog.getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(told).not.toBeInTheDocument();
});

test('[entity.voice-settings.key] push-to-talk begins with a key that talks; an account without one is told that it is not heard', async () => {
  const app = await open();
  await dialog.getByRole('combobox', { name: '说话方式' }).selectOptions('按键说话');
  await app.settle();
  const key = dialog.getByRole('textbox', { name: '按键', exact: true });
  await expect.element(key).toHaveValue('V');
  expect(app.http.requests('voice.settings')).toMatchObject([{ voice_setting: { VoiceMode: 2, Key: 'KeyV,V' } }]);
  expect(dialog.getByRole('alert').elements()).toEqual([]);
  app.dispatch(voiceActions.settingsRequested({ Key: '' }));
  await app.settle();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('还没有说话键，别人听不到你');
  expect(await inspect(360)).toEqual([]);
});

test('the settings of push-to-talk fit a phone in Persian', async () => {
  const app = await open({ language: 'fa-IR', theme: 'dark', viewport: { width: 360, height: 740 } });
  app.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: '' }));
  await app.settle();
  const box = document.querySelector('input[readonly]')?.getBoundingClientRect();
  expect([box?.left, box?.right].map((at) => at !== undefined && at > 0 && at < 360)).toEqual([true, true]);
  expect(await inspect(360)).toEqual([]);
});

test('a talk key that another action has is told, with the way to the shortcuts; a free one is not', async () => {
  const app = await open();
  await dialog.getByRole('combobox', { name: '说话方式' }).selectOptions('按键说话');
  await app.settle();
  const key = dialog.getByRole('textbox', { name: '按键', exact: true });
  const told = dialog.getByText('「不在输入框时静音或取消静音」也用这个键。在语音里，它先用来说话。');
  await key.click();
  await userEvent.keyboard('m');
  await app.settle();
  await expect.element(key).toHaveValue('M');
  await expect.element(told).toBeVisible();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await dialog.getByRole('button', { name: '更改快捷键' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: '键盘快捷键' })).not.toBeInTheDocument();
  await key.click();
  await userEvent.keyboard('v');
  await app.settle();
  await expect.element(key).toHaveValue('V');
  await expect.element(told).not.toBeInTheDocument();
});
