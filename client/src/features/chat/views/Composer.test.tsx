import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { GUIDES, HALL, midOf } from '../../../testing/chat-lines.ts';
import { inChannel, renderView } from '../../../testing/render-view.tsx';
import { wholeReducer } from '../../../testing/whole-state.ts';
import { chatActions } from '../index.ts';
import { OUTGOING_LINES_MAX } from '../outbox.model.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import type { ImageDrop } from './use-image-drop.ts';

const images: ImageDrop = {
  isOver: false,
  choose: () => undefined,
  onPaste: () => undefined,
  target: { onDragOver: () => undefined, onDragLeave: () => undefined, onDrop: () => undefined },
};

async function compose(changed: Parameters<typeof inChannel>[0] = {}) {
  const ref = createRef<ComposerHandle>();
  const drawn = await renderView(<Composer ref={ref} images={images} />, { state: inChannel(changed) });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const sends = () => drawn.sent.filter(chatActions.sendRequested.match).map(({ payload }) => payload);
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { ...drawn, ref, field, sends, type };
}

describe('Composer', () => {
  test('Enter sends the trimmed text and empties the field', async () => {
    const { field, sends, type } = await compose();
    type('  你好  ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sends()).toEqual([{ text: '你好', mentions: {} }]);
    expect(field.value).toBe('');
  });

  test('Shift+Enter breaks the line and sends nothing', async () => {
    const { field, sends, type } = await compose();
    type('你好');
    expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true);
    expect(sends()).toEqual([]);
  });

  test('the Enter that confirms a pinyin word sends nothing, in any browser', async () => {
    const { field, sends, type } = await compose();
    type('ni hao');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(sends()).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sends()).toHaveLength(1);
  });

  test('blank text is not sent, and the button says so by being disabled', async () => {
    const { field, sends, type } = await compose();
    type('   ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sends()).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '发送' }).disabled).toBe(true);
  });

  test('text beyond the limit is kept, counted and not sent', async () => {
    const { field, sends, type } = await compose();
    type('字'.repeat(503));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sends()).toEqual([]);
    expect(field.value).toHaveLength(503);
    expect(screen.getByText('超出 3 个字符')).toBeTruthy();
  });

  test('every change is told as a draft', async () => {
    const { sent, type } = await compose();
    type('草稿');
    expect(sent.filter(chatActions.draftChanged.match).at(-1)?.payload).toEqual({ text: '草稿', mentions: {} });
  });

  test('a muted person reads why nothing can be written', async () => {
    const { field } = await compose({ text_mute: true });
    expect(field.disabled).toBe(true);
    expect(field.placeholder).toBe('你已被禁言');
  });

  test('a colon offers emoticons; Enter takes the chosen one instead of sending', async () => {
    const { field, sends, type } = await compose();
    type('真棒:鼓');
    expect(screen.getByRole('option', { name: '鼓掌' }).getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('真棒:鼓掌:');
    expect(sends()).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Esc closes the offers and keeps the text', async () => {
    const { field, type } = await compose();
    type(':鼓');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe(':鼓');
  });

  test('a mention from a card goes to the caret and is sent with its number', async () => {
    const { ref, field, sends, type } = await compose();
    type('早，');
    act(() => ref.current?.mention('10002', '阿澈'));
    expect(field.value).toBe('早，@阿澈 ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sends()).toEqual([{ text: '早，@阿澈', mentions: { 10002: '阿澈' } }]);
  });

  test('[modal.emoji-picker.opens-on-click] [modal.emoji-picker.list-by-name] [modal.emoji-picker.insert] the picker opens on click, lists all by name and inserts the chosen code at the caret', async () => {
    const { field, type } = await compose();
    type('前后');
    field.setSelectionRange(1, 1);
    fireEvent.select(field);
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '表情' }));
    const toolbar = await screen.findByRole('toolbar', { name: '表情' });
    expect(toolbar.querySelectorAll('button')).toHaveLength(29);
    fireEvent.click(screen.getByRole('button', { name: '微笑' }));
    expect(field.value).toBe('前:微笑:后');
    expect(field.selectionStart).toBe(5);
  });
});

test('a line that is not taken for want of room stays in the field', async () => {
  const ref = createRef<ComposerHandle>();
  const start = wholeReducer(undefined, { type: 'test/start' });
  const body = { msg_type: '1', content: 'text', extra: {}, msg: '' } as const;
  const line = { hall_id: HALL, channel_id: GUIDES, at: 0, body, image: null, refusal: null };
  const lines = Array.from({ length: OUTGOING_LINES_MAX }, (_, index) => ({
    ...line,
    c_mid: midOf(`w${index}`),
    canRetry: false,
    isTracked: true,
    isRestored: false,
  }));
  const state = { ...inChannel(), chat: { ...start.chat, outbox: { ...start.chat.outbox, lines } } };
  await renderView(<Composer ref={ref} images={images} />, { state });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: '你好' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('你好');
});
