import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PartPortsProvider } from '../../../design/LazyPart/late-code.ts';
import { createTextEngine } from '../../../i18n/text-engine.ts';
import { WordsContext } from '../../../i18n/use-translation.ts';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { OFFLINE_PARTS } from '../../../testing/offline-parts.ts';
import { roomChatActions } from '../index.ts';
import { RoomLine } from './RoomLine.tsx';

/** Every text is its key. */
const words = { ...createTextEngine(() => {}).words(), t: ((key: string) => key) as never };

test('[chat.ack-timeout] a line that fails while nothing can be loaded says so in its place, without a dialog over the room, and is sent again by a press or by the keyboard', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const author = { id: VIEWER, nick: '小满', header: '' };
  const line = {
    key: '1',
    mid: '',
    c_mid: 'c1',
    kind: 'said',
    content: '有人吗',
    author,
    time: 0,
    toldAt: null,
    isFailed: true,
  } as const;
  const done: unknown[] = [];
  const store = configureStore({
    reducer: (state = {}, action) => {
      done.push(action);
      return state;
    },
  });
  root.render(
    <Provider store={store}>
      <WordsContext value={words}>
        <PartPortsProvider value={OFFLINE_PARTS}>
          <RoomLine
            row={{ kind: 'line', key: '1', line, isContinued: false }}
            viewer={VIEWER}
            nick="小满"
            onMenu={() => {}}
          />
        </PartPortsProvider>
      </WordsContext>
    </Provider>,
  );
  const row = page.getByRole('article', { name: '小满' });
  await expect.element(row).toHaveTextContent('chat.unconfirmed');
  const retry = row.getByRole('button', { name: 'common.retry' });
  done.length = 0;
  await retry.click();
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const again = roomChatActions.retryRequested({ c_mid: 'c1' });
  expect(done).toEqual([again, again]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
