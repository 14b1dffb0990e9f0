import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchSecondClicks } from './second-click.ts';

const heard: string[] = [];
/** Above the page, at one place: what has gone has made room for what comes. */
function control(name: string, onClick: () => void = () => {}): HTMLElement {
  const button = document.createElement('button');
  button.textContent = name;
  Object.assign(button.style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: '200px', blockSize: '80px' });
  button.addEventListener('click', () => {
    heard.push(name);
    onClick();
  });
  return button;
}
const named = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  heard.length = 0;
  watchSecondClicks(document);
  return () => document.body.replaceChildren();
});

test('the second click of a double click does not reach the control that came meanwhile, and the next one does', async () => {
  const second = control('取消订单');
  const first = control('支付', () => first.replaceWith(second));
  document.body.append(first);
  await named('支付').dblClick();
  expect(heard).toEqual(['支付']);
  await named('取消订单').click();
  expect(heard).toEqual(['支付', '取消订单']);
});

test('a control that stays hears both clicks, unless it turns into its opposite', async () => {
  const toggle = control('静音');
  document.body.append(toggle);
  await named('静音').dblClick();
  expect(heard).toEqual(['静音', '静音']);
  toggle.dataset['turns'] = '';
  await named('静音').dblClick();
  expect(heard).toEqual(['静音', '静音', '静音']);
});

test('a control that a closed menu has uncovered does not hear the second click', async () => {
  const entry = control('删除会话', () => entry.remove());
  entry.setAttribute('role', 'menuitem');
  document.body.append(control('会话'), entry);
  await page.getByRole('menuitem', { name: '删除会话' }).dblClick();
  expect(heard).toEqual(['删除会话']);
});
