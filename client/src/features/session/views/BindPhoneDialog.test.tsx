import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view.tsx';
import { sessionActions } from '../index.ts';
import BindPhoneDialog from './BindPhoneDialog.tsx';

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });

test('[session.login.chat-app-no-phone.bind] it greets by the name of the chat app and sends phone and code', async () => {
  const { sent, store } = await renderView(<BindPhoneDialog />);
  act(() => {
    store.dispatch(sessionActions.thirdPartyKnown({ ticket: 't', nick: '新朋友', avatar: '' }));
  });
  expect(screen.getByText('新朋友，你好！绑定手机号后即可登录。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '绑定并登录' }));
  expect(sent.some(sessionActions.bindRequested.match)).toBe(false);
  fill('手机号', '13700000001');
  fill('验证码', '246810');
  fireEvent.click(screen.getByRole('button', { name: '绑定并登录' }));
  expect(sent.filter(sessionActions.bindRequested.match).map(({ payload }) => payload)).toEqual([
    { phone: '13700000001', smscode: '246810' },
  ]);
});
