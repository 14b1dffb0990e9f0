import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { voiceSettingsModal } from '../../features/audio/index.ts';
import { mountApp } from '../../testing/mount-app.tsx';

const slider = page.getByRole('slider').first();
const fillOf = (at: Element) => getComputedStyle(at).getPropertyValue('--fill').trim();

async function openSettings(language: 'zh-CN' | 'fa-IR') {
  const app = await mountApp({ signedIn: true, language, prepare: ({ http }) => http.vanish('voice.get') });
  await app.settle();
  app.dispatch(voiceSettingsModal.open());
  await app.settle();
  return app;
}

test('the filled part of a slider follows its value by keyboard', async () => {
  const app = await openSettings('zh-CN');
  const at = () => Number(getComputedStyle(slider.element()).getPropertyValue('--at'));
  expect(at()).toBe(0.5);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await app.settle();
  expect(at()).toBe(0.55);
  expect(fillOf(slider.element())).toContain('0 / ');
});

test('a slider fills from the right in Persian, and says its value in Persian digits', async () => {
  await openSettings('fa-IR');
  expect(fillOf(slider.element())).toContain('100% / ');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '۱۰۰٪');
});
