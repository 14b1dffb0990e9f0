import { type ChatBody, chatBody } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodyModel } from './message-body.ts';

const resolve = (url: string) => (url.startsWith('/') ? `https://files.example${url}` : url);
const model = (msg_type: ChatBody['msg_type'], content: string) =>
  bodyModel({ msg_type, content, extra: {}, msg: '' }, null, resolve);

test('[entity.chat-body] text, with the users that it mentions', () => {
  const body: ChatBody = { msg_type: '1', content: 'hi @x', extra: { aiteuser: { 7: 'x' } }, msg: '' };
  expect(bodyModel(body, 'no', resolve)).toEqual({ type: 'text', text: 'hi @x', mentions: { 7: 'x' }, refusal: 'no' });
});

test('an image, also as a bare address', () => {
  expect(model('2', '{"url":"/files/a.png","type":"png","w":4,"h":3}')).toMatchObject({
    url: 'https://files.example/files/a.png',
    w: 4,
    h: 3,
  });
  expect(model('2', 'https://x.example/a.jpg')).toMatchObject({ type: 'image', url: 'https://x.example/a.jpg', w: 0 });
  expect(model('2', 'nonsense')).toEqual({ type: 'unsupported' });
});

test('voice and video', () => {
  expect(model('3', '{"url":"/a.mp3","duration":5}')).toEqual({
    type: 'voice',
    url: 'https://files.example/a.mp3',
    duration: 5,
  });
  expect(model('4', '{"url":"/a.mp4","duration":5}')).toMatchObject({ type: 'video' });
  expect(model('4', '{}')).toEqual({ type: 'unsupported' });
});

test('[rule.card-bad-json, error.message.card-format] a card that is not JSON is unsupported, and an unknown one shows its known fields', () => {
  expect(model('5', '{bad')).toEqual({ type: 'unsupported' });
  expect(model('5', '{"title":"t","tags":"a,b,c,d","href_web":"javascript:alert(1)","room_avatar":{}}')).toEqual({
    type: 'card',
    title: 't',
    text: '',
    tags: ['a', 'b', 'c'],
    image: '',
    href: '',
  });
  // A user name in front of the host makes a foreign host look like a known one.
  expect(model('5', '{"href_web":"https://known.example@evil.example/"}')).toMatchObject({ href: '' });
  expect(model('5', '{"href_web":"https://known.example/a"}')).toMatchObject({ href: 'https://known.example/a' });
});

test('[entity.chat-body] a message of an unknown kind becomes a line that says so', () => {
  const wire = { msg_type: '9', content: '{"title":"t"}', extra: '', msg: '' };
  expect(bodyModel(z.decode(chatBody, wire), null, resolve)).toEqual({ type: 'unsupported' });
});
