import { describe, expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { checkRealName, isReviewDue, REVIEW_MS, realNameOf } from './review.ts';

const A = userNoOf('10001');
const me = { no: A };
const person = { name_mask: '江*', id_mask: '999999********0039', is_of_age: true };
const later = CORE_START + REVIEW_MS;

describe('[entity.real-name] the review', () => {
  test('[error.12010][api.room.op.real-name-check] a missing submission is 12010, a pending one 0, an approved one 1', () => {
    const { give, world } = beginCore();
    expect(() => checkRealName(world, A)).toThrow(expect.objectContaining({ refusal: 'realNameNeeded' }));
    expect(realNameOf(world, A)).toMatchObject({ audit_status: -1 });
    give('real_name.submit', person, me);
    expect(checkRealName(world, A)).toMatchObject({ audit_status: 0 });
    expect(give('real_name.submit', person, me)).toEqual({ refusal: 'realNamePending' });
    expect([isReviewDue(world, later - 1), isReviewDue(world, later)]).toEqual([false, true]);
    give('real_name.review', {}, { at: later });
    expect(checkRealName(world, A)).toMatchObject({ audit_status: 1, audit_data: expect.stringContaining('江*') });
    expect(give('real_name.submit', person, me)).toEqual({ refusal: 'realNameDone' });
    expect(isReviewDue(world, later)).toBe(false);
  });

  test('[api.room.op.real-name-submit] a minor and a wrong name are refused with the reason, and may try again', () => {
    const { give, world } = beginCore();
    expect(give('real_name.submit', { ...person, is_of_age: false }, me)).toMatchObject({
      audit_status: 2,
      audit_reason: '未成年人不能完成实名认证',
    });
    expect(give('real_name.submit', person, me)).toMatchObject({ audit_status: 0 });
    expect(give('real_name.submit', { ...person, name_mask: '拒*' }, { no: '10002' })).toMatchObject({
      audit_status: 2,
    });
    expect(realNameOf(world, userNoOf('10002')).audit_reason).toBe('姓名与身份证号码不符');
  });

  test('a name that is to wait waits for operations', () => {
    const { give, world } = beginCore();
    give('real_name.submit', { ...person, name_mask: '待*' }, me);
    expect(isReviewDue(world, later)).toBe(false);
    give('control.people.set', { uid: A, real_name: { audit_status: 1, audit_reason: '' } });
    expect(checkRealName(world, A)).toMatchObject({ audit_status: 1, audit_data: expect.stringContaining('待*') });
  });
});
