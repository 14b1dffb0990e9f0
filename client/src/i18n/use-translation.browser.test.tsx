import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { TextEngineProvider } from './TextEngineProvider.tsx';
import { createTextEngine } from './text-engine.ts';
import { useTranslation } from './use-translation.ts';

function Word() {
  const { t } = useTranslation();
  return <li>{t('common.close')}</li>;
}

test('a page follows the language once, however many views show its texts, and all of them change with it', async () => {
  const engine = createTextEngine(() => {});
  engine.add('zh-CN', 'common', { close: '关闭' });
  engine.add('ja-JP', 'common', { close: '閉じる' });
  let followed = 0;
  const counted = {
    ...engine,
    onChanged: (listener: () => void) => {
      followed += 1;
      return engine.onChanged(listener);
    },
  };
  const list = document.createElement('ul');
  const root = createRoot(list);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <TextEngineProvider value={counted}>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Word key={index} />
        ))}
      </TextEngineProvider>,
    ),
  );
  expect(followed).toBe(1);
  expect(list.textContent).toBe('关闭'.repeat(30));
  await engine.show('ja-JP');
  await expect.poll(() => list.textContent).toBe('閉じる'.repeat(30));
});
