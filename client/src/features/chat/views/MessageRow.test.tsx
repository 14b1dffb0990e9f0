import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view.tsx';
import { chatActions, type MessageRowModel } from '../index.ts';
import { MessageRow } from './MessageRow.tsx';

const row: MessageRowModel = {
  key: 'm1',
  kind: 'message',
  own: true,
  author: { id: '10001', nick: '小满', avatar: '', role: '' },
  startsGroup: true,
  dateSeparatorBefore: null,
  unreadDividerBefore: false,
  time: Date.UTC(2026, 0, 1),
  body: { type: 'text', text: '你好', mentions: {}, refusal: null },
  mentionsViewer: false,
  delivery: 'sent',
  canRetry: false,
  msg_id: null,
  c_mid: 'c1' as NonNullable<MessageRowModel['c_mid']>,
};

const draw = (changed: Partial<MessageRowModel>) =>
  renderView(
    <ol>
      <MessageRow row={{ ...row, ...changed }} viewer="10001" locale="zh-CN" onCopy={() => {}} onGap={() => {}} />
    </ol>,
  );

describe('MessageRow', () => {
  test('[chat.ack-timeout] [error.send-no-ack] an unconfirmed line says so and offers to send it again or to delete it', async () => {
    const { sent } = await draw({ delivery: 'unconfirmed', canRetry: true });
    expect(screen.getByText('未确认')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(sent).toEqual([
      chatActions.retryRequested({ c_mid: row.c_mid as NonNullable<typeof row.c_mid> }),
      chatActions.discardRequested({ c_mid: row.c_mid as NonNullable<typeof row.c_mid> }),
    ]);
  });

  test('a line that was refused shows the reason that the server gave, and no retry when none can help', async () => {
    await draw({ delivery: 'refused', body: { type: 'text', text: '你好', mentions: {}, refusal: '你已被禁言' } });
    expect(screen.getByText('你已被禁言')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  test('a sent line needs no attention', async () => {
    await draw({});
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
    expect(screen.queryByText('未确认')).toBeNull();
  });

  test('[rule.card-bad-json] [error.message.card-format] a card that cannot be read says 格式不支持', async () => {
    await draw({ body: { type: 'unsupported' } });
    expect(screen.getByText('格式不支持')).toBeTruthy();
  });

  test('[rule.emoji-code] [rule.emoji-unknown] [rule.links-anchors] emoticons are pictures, unknown codes text, links safe anchors', async () => {
    const text = ':赞: :没有: https://a.example/x';
    await draw({ body: { type: 'text', text, mentions: {}, refusal: null } });
    expect(screen.getByRole('img', { name: '赞' })).toBeTruthy();
    expect(screen.getByText(/:没有:/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'https://a.example/x' });
    expect([link.href, link.rel, link.target]).toEqual([
      'https://a.example/x',
      'noopener noreferrer nofollow',
      '_blank',
    ]);
  });

  test('markup in a message or a nick is text', async () => {
    const bad = '<img src=x onerror="alert(1)">';
    const { container } = await draw({
      author: { id: '1', nick: bad, avatar: '', role: '' },
      body: { type: 'text', text: bad, mentions: {}, refusal: null },
    });
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByText(bad)).toHaveLength(2);
  });

  test('an image has its room before it has loaded', async () => {
    await draw({
      body: { type: 'image', url: '/f/a.jpg', w: 4000, h: 2000, localPreview: null, progress: null, refusal: null },
    });
    const box = screen.getByRole('button', { name: '小满 发送的图片' });
    expect(box.style.aspectRatio.replaceAll(' ', '')).toBe('360/180');
  });
});
