import { readFileSync } from 'node:fs';
import { ROOM_EVENTS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../library.ts';
import { buildScenario } from './build-scenario.ts';
import { escaped, filled } from './placeholders.ts';
import { readScenario } from './read-scenario.ts';

const actors = { 小满: { phone: '13800000001' }, 阿澈: { phone: '13800000002', page: '/' } };
const withSteps = (...steps: string[]) =>
  `{\n"format": 1,\n"title": { "zh": "一", "en": "one" },\n"actors": ${JSON.stringify(actors)},\n"steps": [\n${steps.join(',\n')}\n]\n}`;

function problemsOf(text: string): string[] {
  const read = readScenario(text);
  return read.ok ? [] : read.problems.map(({ line, path, message }) => `${line} ${path}: ${message}`);
}

test('a body that is wrong on purpose is read as it stands, as text or as an object', () => {
  const read = readScenario(
    withSteps(
      '{"emit":"systemMessage","to":{"hall":"8001"},"raw":"{\\"msg\\":"}',
      '{"emit":"roomSeatsChanged","to":{"room":"600001"},"raw":{"list":[{"mic_number":"one"}],"zzz":1}}',
    ),
  );
  expect(read).toMatchObject({
    ok: true,
    scenario: { steps: [{ raw: '{"msg":' }, { raw: { list: [{ mic_number: 'one' }], zzz: 1 } }] },
  });
});

describe('a scenario that does not load names line and path', () => {
  test.each([
    ['{"call":"hall.lists","as":"小满"}', '6 steps[0].call: no call is named "hall.lists"; did you mean "hall.list"?'],
    [
      '{"call":"channel.join","as":"小满","with":{"chanel_id":"1"}}',
      '6 steps[0].with.chanel_id: no such field; did you mean "channel_id"? there is channel_id, password',
    ],
    [
      '{"emit":"systemMesage","to":{"hall":"8001"}}',
      '6 steps[0].emit: no event is named "systemMesage"; did you mean "systemMessage"?',
    ],
    [
      '{"emit":"systemMessage","to":{"hall":"8001"},"body":{"msg":"x","colour":1}}',
      '6 steps[0].body.colour: no such field; there is msg, channel_id, uid, type, ctx, by',
    ],
    [
      '{"emit":"systemMessage","to":{"hall":"1","user":"2"},"body":{"msg":"x"}}',
      '6 steps[0].to: exactly one of user, hall, channel and room',
    ],
    ['{"emit":"roomChat","to":{"hall":"1"}}', '6 steps[0].to: a room event goes to a room or a user'],
    [
      '{"emit":"roomSeatsChanged","to":{"room":"600001"},"body":{"list":[{"mic_number":1,"mic_status":1},{"mic_number":"one","mic_status":1}]}}',
      '6 steps[0].body.list[1].mic_number: not an integer',
    ],
    [
      '{"emit":"systemMessage","to":{"hall":"8001"},"body":{"msg":"x","ctx":"boss"}}',
      '6 steps[0].body.ctx: would not be sent; there is manage, 1, 2',
    ],
    [
      '{"emit":"systemMessage","to":{"hall":"8001"},"body":{"msg":"x"},"raw":"x"}',
      '6 steps[0].raw: one of body and raw',
    ],
    [
      '{"call":"hall.list","as":"小满","faulty":true}',
      '6 steps[0].faulty: it does not say which code the fault answers: give code',
    ],
    [
      '{"emit":"systemMessage","to":{"hall":"8001"},"body":{"msg":"x"},"own_ids":true}',
      '6 steps[0].own_ids: only lines in the body of a chatMessage or roomChat get ids of their own',
    ],
    [
      '{"emit":"chatMessage","to":{"channel":"9002"},"raw":"{","own_ids":true}',
      '6 steps[0].own_ids: only lines in the body of a chatMessage or roomChat get ids of their own',
    ],
    ['{"fault":"late"}', '6 steps[0].fault: it does not say how late: give delay_ms'],
    ['{"fault":"stall"}', '6 steps[0].calls: missing'],
    ['{"fault":"none","ends":true}', '6 steps[0].ends: "none" ends all faults'],
    [
      '{"fault":"status","calls":["hall.lists"]}',
      '6 steps[0].calls[0]: no call is named "hall.lists"; did you mean "hall.list"?',
    ],
    ['{"hear":"chatMessage","as":"小红"}', '6 steps[0].as: no actor "小红"; there is 小满, 阿澈'],
    ['{"control":"worlds.delete"}', '6 steps[0].control: a scenario has one world; "world" says how it begins'],
    ['{"wait":5,"hurry":true}', '6 steps[0].hurry: no such field; there is wait, note'],
    [
      '{"call":"channel.join","as":"小满","with":{"channel_id":"$team"}}',
      '6 steps[0].with.channel_id: nothing kept "team" before this step',
    ],
    [
      '{"fault":"lose"}',
      '6 steps[0].fault: no fault is named "lose"; did you mean "close"? there is drop, delay, duplicate, reorder, corrupt, unknown, refuse, never-open, half-open, no-pong, close, code, status, late, broken, reset, stall, none',
    ],
    [
      '{"sent":"sendchat","as":"小满"}',
      '6 steps[0].sent: no frame of a client is named "sendchat"; did you mean "sendChat"?',
    ],
    ['{"sent":"ack roomChat","as":"小满","body":{"id":1}}', '6 steps[0].body.id: no such field; there is no field'],
    ['{"sent":"sendChat","as":"小满"}', '6 steps[0].as: "小满" has no page; give the actor a "page"'],
    ['{"see":"一","as":"小满"}', '6 steps[0].as: "小满" has no page; give the actor a "page"'],
    ['{"press":"发送","as":"小满"}', '6 steps[0].as: "小满" has no page; give the actor a "page"'],
    ['{"type":"一","as":"小满","into":"消息"}', '6 steps[0].as: "小满" has no page; give the actor a "page"'],
    ['{"open":"/","as":"小满"}', '6 steps[0].as: "小满" has no page; give the actor a "page"'],
    [
      '{"fault":"drop","direction":"in","events":["sendChat","chatMessage"]}',
      '6 steps[0].events[1]: an event of the platform; with "direction": "in" a fault meets what clients send: sendChat, requestUnread, requestChannelUnread, readReceipt, sendRoomChat, im_message',
    ],
    ['{"fault":"drop","events":["sendChat"]}', '6 steps[0].events[0]: sent by clients; add "direction": "in"'],
    [
      '{"fault":"corrupt","direction":"in"}',
      '6 steps[0].direction: only drop, delay, duplicate, reorder go with "direction": "in"',
    ],
    ['{"see":["一","二"],"as":"小满","times":1}', '6 steps[0].times: belongs to a single text, not to a list'],
    [
      '{"fault":"drop","times":2}',
      '6 steps[0].times: a fault "drop" has no such field; there is direction, events, socket, rate, seed',
    ],
    [
      '{"fault":"refuse","events":["chatMessage"]}',
      '6 steps[0].events: a fault "refuse" has no such field; there is socket, rate, seed, times, status',
    ],
    ['{"fault":"drop","as":"小红"}', '6 steps[0].as: no actor "小红"; there is 小满, 阿澈'],
    [
      '{"fault":"drop","delay_ms":3}',
      '6 steps[0].delay_ms: a fault "drop" has no such field; there is direction, events, socket, rate, seed',
    ],
    [
      '{"fault":"half-open","after_ms":3}',
      '6 steps[0].after_ms: a fault "half-open" has no such field; there is socket, rate, seed, times',
    ],
    ['{"fault":"delay"}', '6 steps[0].fault: it does not say how late: give delay_ms or jitter_ms'],
    ['{"fault":"delay","delay_ms":0}', '6 steps[0].fault: it does not say how late: give delay_ms or jitter_ms'],
    [
      '{"fault":"close"}',
      '6 steps[0].fault: it does not say how long after the opening: give after_ms, which may be 0',
    ],
    ['{"fault":"drop","seed":3}', '6 steps[0].seed: without rate or jitter_ms the seed decides nothing'],
    [
      '{"fault":"dealy","delay_ms":5}',
      '6 steps[0].fault: no fault is named "dealy"; did you mean "delay"? there is drop, delay, duplicate, reorder, corrupt, unknown, refuse, never-open, half-open, no-pong, close, code, status, late, broken, reset, stall, none',
    ],
    [
      '{"fault":"drop","events":["roomChat","chatMessage"],"socket":"room"}',
      '6 steps[0].events[1]: never comes over a socket "room"; it comes over hall',
    ],
    [
      '{"fault":"drop","direction":"in","events":["sendChat"],"socket":"im"}',
      '6 steps[0].events[0]: never comes over a socket "im"; it comes over hall',
    ],
    [
      '{"fault":"no-pong","socket":"hall"}',
      '6 steps[0].socket: only the heartbeats of room sockets can stay unanswered: write "socket": "room", or leave it out',
    ],
    [
      '{"fault":"refuse","socket":"im","as":"小满"}',
      '6 steps[0].as: the handshake of an im socket does not tell whose it is, so this would meet nothing: leave "as" out',
    ],
    ['{"fault":"none","as":"阿澈"}', '6 steps[0].as: "none" ends all faults'],
    ['{"fault":"none","rate":1}', '6 steps[0].rate: "none" ends all faults'],
    ['{"repeat":2,"steps":[{"wait":1},\n{"wait":0}]}', '7 steps[0].steps[1].wait: at least 1, not 0'],
    [
      '{"silence":"chatMessage","as":"小满","within":9}',
      '6 steps[0].within: no such field; there is silence, as, body, note',
    ],
    [
      '{"say":"一","as":"小满","inn":"8001/9002"}',
      '6 steps[0].inn: no such field; did you mean "in"? there is say, as, in, answer, note',
    ],
    ['{"say":"一","as":"小满","in":"9002"}', '6 steps[0].in: hall/channel, as 8001/9002'],
    ['{"call":"channel.join","as":"小满"}', '6 steps[0].with.channel_id: missing'],
    ['{"wait":"3s"}', '6 steps[0].wait: milliseconds without quotes or a unit are needed: 3000, not "3s"'],
    ['{"wait":"1.5 min"}', '6 steps[0].wait: milliseconds without quotes or a unit are needed: 90000, not "1.5 min"'],
    ['{"wait":"long"}', '6 steps[0].wait: a number is needed, not "long"'],
    ['{"wait":1.5}', '6 steps[0].wait: a whole number is needed, not 1.5'],
    ['{"wait":1e12}', '6 steps[0].wait: at most 315360000000, not 1000000000000'],
    ['{"press":"","as":"小满"}', '6 steps[0].press: empty'],
    ['{"see":["一"],"as":"小满"}', '6 steps[0].see: at least 2 items, not 1'],
    ['{"open":"index","as":"小满"}', '6 steps[0].open: a path that begins with /, as /index/room/8001'],
    ['{"call":7,"as":"小满"}', '6 steps[0].call: quotes are needed: "7", not 7'],
    ['{"repeat":2,"steps":[]}', '6 steps[0].steps: no step: it would check nothing'],
    ['{"together":[]}', '6 steps[0].together: no step: it would check nothing'],
  ])('%s', (step, expected) => {
    expect(problemsOf(withSteps(step))).toContain(expected);
  });

  test.each([
    [
      '{"hear":"roomSeatsChanged","as":"小满","body":{"list":[{"zzz":1}]}}',
      /^6 steps\[0\]\.body\.list\[0\]\.zzz: no such field; there is mic_number, /,
    ],
    [
      '{"silence":"roomChat","as":"小满","body":{"list":[{"content":"hi-two"}]}}',
      /^6 steps\[0\]\.body\.list\[0\]\.content: no such field; there is mid, type, body, chatType$/,
    ],
    [
      '{"hear":"roomChat","as":"小满","body":{"list":{"$some":[{"body":{"contents":"一"}}]}}}',
      /^6 steps\[0\]\.body\.list\.\$some\[0\]\.body\.contents: no such field; did you mean "content"\? /,
    ],
    [
      '{"silence":"chatMessage","as":"小满","body":{"content":{"a":1}}}',
      /body\.content: a text or a number is needed, not \{"a":1\}$/,
    ],
    ['{"hear":"roomChat","as":"小满","body":{"list":{"body":"一"}}}', /body\.list: a list stands here$/],
    ['{"hear":"memberBanned","as":"小满","body":{"author":["一"]}}', /body\.author: an object stands here$/],
    ['{"hear":"hallEdited","as":"小满","body":{"hall_id":"not an id"}}', /body\.hall_id: /],
    ['{"emit":"roomUserMuted","to":{"room":"600001"},"body":{"id":{"a":1}}}', /body\.id: /],
    [
      '{"hear":"chatMessage","as":"小满","body":{"content":{"$contain":"一"}}}',
      /content\.\$contain: no such field; did you mean "\$contains"\? /,
    ],
    [
      '{"hear":"chatMessage","as":"小满","body":{"content":{"$matches":"("}}}',
      /content\.\$matches: no regular expression$/,
    ],
    [
      '{"hear":"chatMessage","as":"小满","body":{"content":{"$some":["一"]}}}',
      /content\.\$some: \$some is about lists$/,
    ],
    [
      '{"hear":"roomChat","as":"小满","body":{"list":{"$contains":"一"}}}',
      /body\.list: \$contains, .* name the fields inside instead$/,
    ],
    ['{"hear":"chatMessage","as":"小满","body":{"send_time":{"$at_least":"soon"}}}', /send_time\.\$at_least: /],
  ])('an expectation that can never hold: %s', (step, expected) => {
    expect(problemsOf(withSteps(step))[0]).toMatch(expected);
  });

  test.each([
    ['{"call":"wallet.money","as":"小满","expect":{"mony":1}}', /^6 steps\[0\]\.expect\.mony: no such field; /],
    [
      '{"call":"channel.message","as":"小满","with":{"hall_id":"8001","channel_id":"9002"},"expect":{"msg_list":[{"zzz":1}]}}',
      /^6 steps\[0\]\.expect\.msg_list\[0\]\.zzz: no such field; /,
    ],
    ['{"call":"hall.detail","as":"小满","with":{"hall_id":"8001"},"expect":{"name":{"a":1}}}', /expect\.name: /],
    [
      '{"call":"wallet.money","as":"小满","keep":{"coins":"mony"}}',
      /^6 steps\[0\]\.keep\.coins: "mony": no such field; did you mean "money"\? /,
    ],
    [
      '{"call":"wallet.money","as":"小满","keep":{"coins":"money.of"}}',
      /keep\.coins: "money\.of": no such field; there is no field$/,
    ],
    [
      '{"call":"notice.create","as":"小满","with":{"hall_id":"8001","content":"x"},"keep":{"x":"id"}}',
      /keep\.x: "id": no such field in the reply; did you mean "notice\.id"\?$/,
    ],
    [
      '{"call":"channel.message","as":"小满","with":{"hall_id":"8001","channel_id":"9002"},"keep":{"x":"msg_list.first"}}',
      /keep\.x: "msg_list\.first": a list has numbers, as 0, and no "first"$/,
    ],
    [
      '{"call":"wallet.money","as":"小满","code":30003}',
      /^6 steps\[0\]\.code: wallet\.money never answers 30003; it refuses with general codes only\. For the code of a fault write "faulty": true$/,
    ],
    [
      '{"call":"channel.join","as":"小满","with":{"channel_id":"1"},"code":99}',
      /code: channel\.join never answers 99; it refuses with \d+, /,
    ],
    [
      '{"call":"channel.join","as":"小满","with":{"channel_id":"1"},"code":30003,"expect":{}}',
      /expect: a refusal has no data$/,
    ],
  ])('what a call never answers: %s', (step, expected) => {
    expect(problemsOf(withSteps(step))[0]).toMatch(expected);
  });

  test('a fault names the event that it does not know', () => {
    expect(problemsOf(withSteps('{"fault":"drop","events":["chatMesage"]}'))[0]).toMatch(
      /^6 steps\[0\]\.events\[0\]: no "chatMesage"; did you mean "chatMessage"\?$/,
    );
  });

  test('a step without a verb lists the verbs', () => {
    expect(problemsOf(withSteps('{"dance":1}'))[0]).toMatch(/^6 steps\[0\]: a step has one of call, say, /);
  });

  test('every problem is told, not only the first', () => {
    expect(problemsOf(withSteps('{"dance":1}', '{"wait":-1}', '{"call":"x","as":"y"}'))).toHaveLength(4);
  });

  test('a step that is refused has its actor and its kept names checked as well', () => {
    expect(problemsOf(withSteps('{"say":"$x","as":"小红","in":"9002"}', '{"dance":"$y","as":"小红"}'))).toEqual([
      '6 steps[0].in: hall/channel, as 8001/9002',
      '6 steps[0].as: no actor "小红"; there is 小满, 阿澈',
      '6 steps[0].say: nothing kept "x" before this step',
      expect.stringMatching(/^7 steps\[1\]: a step has one of/),
      '7 steps[1].as: no actor "小红"; there is 小满, 阿澈',
      '7 steps[1].dance: nothing kept "y" before this step',
    ]);
  });

  test('a seed that does not exist names the nearest, and not the former name of another', () => {
    const seeded = (name: string) =>
      withSteps('{"wait":1}').replace('"actors"', `"world": {"seed_world":"${name}"},\n"actors"`);
    expect(problemsOf(seeded('every-rol'))).toEqual([
      '4 world.seed_world: no "every-rol"; did you mean "every-role"? there is empty, two-friends, demo, crowded, packed-room, every-role',
    ]);
    expect(problemsOf(seeded('stage'))).toEqual([]);
  });

  test('a name that an object has twice is told with its line, also inside of a value', () => {
    const doubled = withSteps('{"say":"一","as":"小满","in":"8001/9002",\n"say":"二"}').replace(
      '"actors"',
      '"title": 1,\n"actors"',
    );
    expect(problemsOf(doubled)).toEqual([
      '4 title: stands here twice, and the last one would count',
      '8 steps[0].say: stands here twice, and the last one would count',
      '3 title: a text in both languages, { "zh": …, "en": … }',
    ]);
    expect(
      problemsOf(withSteps('{"emit":"systemMessage","to":{"hall":"8001"},"body":{"msg":"一",\n"msg":"二"}}')),
    ).toEqual(['7 steps[0].body.msg: stands here twice, and the last one would count']);
  });

  test('text that is not JSON is placed as well', () => {
    expect(problemsOf('{"format": 1 "title": 1}')[0]).toBe('1 : not JSON: a comma is missing');
    expect(problemsOf('{\n"format": 1,,\n}')).toEqual([expect.stringMatching(/^2 : not JSON/)]);
    expect(problemsOf('')).toHaveLength(1);
    expect(problemsOf('[]')).toEqual(['1 : a scenario is an object']);
  });

  test.each([
    ['{\n"format": 1,\n"title": { "zh": "一', 3],
    ['{\n"format": 1,\n"steps": [', 3],
    ['{\n"format": 1,\n"steps":\n', 3],
    ['{\n"format": 1,\n', 2],
    ['{\n"format', 2],
    ['{\n"rules": ["a", tru', 2],
  ])('a file that is cut off is told once, with its last line: %s', (text, line) => {
    expect(problemsOf(text)).toEqual([
      `${line} : not JSON: the file ends here, with a bracket or quote still open; it may be cut off`,
    ]);
  });

  test.each([
    ['{"format":1,"steps":[],}', '1:23 not JSON: a comma stands behind the last item'],
    ['{"steps":[\n{"wait":5},\n]}', '2:11 not JSON: a comma stands behind the last item'],
    ['{"steps": }', '1:11 not JSON: a value is missing'],
    ['{"steps": ]', '1:11 not JSON: a value is missing'],
    ['{"steps":[{"wait":5}}', '1:21 not JSON: a ] is needed here, not }'],
    ['{"steps":[{"wait":5}}, {"wait":5}]}', '1:21 not JSON: a ] is needed here, not }'],
    ['{"steps":[{"wait":5}]]', '1:22 not JSON: a } is needed here, not ]'],
    ['{"steps":[]}}', '1:13 not JSON: something follows the end'],
    ['{"steps":[]} x', '1:14 not JSON: an unknown character'],
    ['{ steps: [] }', '1:3 not JSON: an unknown word, steps; names and texts stand in double quotes'],
    [
      '{"steps":[{"wait":null,"note":None}]}',
      '1:31 not JSON: an unknown word, None; names and texts stand in double quotes',
    ],
    ["{'steps':[]}", '1:2 not JSON: a " is needed here, not \''],
    ['{“steps”:[]}', '1:2 not JSON: a " is needed here, not “'],
    ['{"steps"：[]}', '1:9 not JSON: a : is needed here, not ：'],
    ['{"steps":[]，"format":1}', '1:12 not JSON: a , is needed here, not ，'],
    ['', '1:1 the file is empty'],
    ['\n \n', '1:1 the file is empty'],
    ['{"steps":[]} // end', '1:14 not JSON: a comment is not allowed'],
  ])('a slip in a whole file is told as what it is: %s', (text, expected) => {
    const read = readScenario(text);
    expect(!read.ok && read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      expected,
    ]);
  });

  test('a step with two verbs is told once, at the second, and a head with a strange field lists the steps among its fields', () => {
    expect(problemsOf(withSteps('{"say":"一","as":"小满","in":"8001/9002",\n"call":"wallet.money"}'))).toEqual([
      '6 steps[0].say: the step is a call and cannot be a say as well; make two steps of it',
    ]);
    expect(problemsOf(withSteps('{"wait":1}').replace('"format"', '"step":[],\n"format"'))).toEqual([
      '2 step: no such field; did you mean "steps"? there is format, title, about, rules, world, actors, steps',
    ]);
  });

  test('a step with two verbs has its other mistakes told as well, those of the contract included', () => {
    const step = '{"call":"wallet.mony","as":"小红","say":"$x","in":"9002","cod":1,\n"expect":[]}';
    expect(problemsOf(withSteps(step))).toEqual([
      '6 steps[0].say: the step is a call and cannot be a say as well; make two steps of it',
      '6 steps[0].say: nothing kept "x" before this step',
      '7 steps[0].expect: an object is needed, not []',
      expect.stringMatching(/^6 steps\[0\]\.cod: no such field; did you mean "code"\? /),
      '6 steps[0].as: no actor "小红"; there is 小满, 阿澈',
    ]);
    expect(problemsOf(withSteps('{"call":"wallet.mony","as":"小满","wait":5}'))).toEqual([
      '6 steps[0].wait: the step is a call and cannot be a wait as well; make two steps of it',
      expect.stringMatching(/^6 steps\[0\]\.call: no call is named "wallet\.mony"; did you mean "wallet\.money"/),
    ]);
    expect(problemsOf(withSteps('{"type":"wait","wait":1,"see":"一","press":"二"}'))).toEqual([
      '6 steps[0].type: "type" types into a page; the step has "wait" already, leave "type" out',
      '6 steps[0].see: the step is a wait and cannot be a see, press as well; make two steps of it',
    ]);
    expect(problemsOf(withSteps('{"repeat":2,"steps":[{"dance":1}],"together":[]}'))).toEqual([
      '6 steps[0].together: the step is a repeat and cannot be a together as well; make two steps of it',
      expect.stringMatching(/^6 steps\[0\]\.steps\[0\]: a step has one of/),
    ]);
  });

  test.each([
    ['{"type":"say","say":"一","as":"小满","in":"8001/9002"}', 'the step has "say" already, leave "type" out'],
    ['{"type":"open","open":"/app","as":"阿澈"}', 'the step has "open" already, leave "type" out'],
    ['{"type":"repeat","repeat":2,"steps":[{"wait":1}]}', 'the step has "repeat" already, leave "type" out'],
    ['{"type":"say","text":"一","as":"小满"}', 'write "say": … instead'],
  ])('a type that names the verb is told as that: %s', (step, meant) => {
    expect(problemsOf(withSteps(step))).toEqual([`6 steps[0].type: "type" types into a page; ${meant}`]);
  });

  test('the name of a verb can be typed into a field', () => {
    expect(problemsOf(withSteps('{"type":"say","as":"阿澈","into":"消息"}'))).toEqual([]);
  });

  test('a value that is none of the allowed ones is told with these', () => {
    const format = (version: string) =>
      problemsOf(withSteps('{"wait":1}').replace('"format": 1', `"format": ${version}`));
    expect([format('2'), format('"1"')]).toEqual([
      ['2 format: 1 is needed, not 2'],
      ['2 format: a number is needed: 1, not "1"'],
    ]);
    const step = '{"control":"members.set","with":{"hall":"8001","user":"10002","role":"boss"}}';
    expect(problemsOf(withSteps(step))[0]).toMatch(/with\.role: no "boss"; there is "", manage/);
  });

  test('two actors with one account are told at the second', () => {
    const text = withSteps('{"wait":1}').replace('13800000002', '13800000001');
    expect(problemsOf(text)).toEqual([
      '4 actors.阿澈.phone: "小满" has this account already; each actor needs one of its own',
    ]);
  });

  test('a phone is told as it should be', () => {
    expect(problemsOf(withSteps('{"wait":1}').replace('13800000002', '138-0000'))).toEqual([
      '4 actors.阿澈.phone: 11 digits, as 13800000001',
    ]);
    expect(problemsOf(withSteps('{"wait":1}').replace('"13800000002"', '13800000002'))).toEqual([
      '4 actors.阿澈.phone: quotes are needed: "13800000002", not 13800000002',
    ]);
  });

  test('a head with unknown fields or another format', () => {
    const text = withSteps('{"wait":1}').replace('"format": 1', '"format": 2,\n"author": "x"');
    expect(problemsOf(text).map((problem) => problem.split(':')[0])).toEqual(['2 format', '3 author']);
  });

  test('texts for people are in both languages', () => {
    const about = '"about": "看右边",\n"actors"';
    expect(problemsOf(withSteps('{"wait":1,"note":{"zh":"等一下"}}').replace('"actors"', about))).toEqual([
      '4 about: a text in both languages, { "zh": …, "en": … }',
      '7 steps[0].note.en: missing',
    ]);
  });

  test('a world with unknown fields', () => {
    const world = '"world": {\n"seed_wolrd": "demo",\n"limits": { "burst": 5, "per_second": 1, "per_minute": 1 }\n},';
    expect(problemsOf(withSteps('{"wait":1}').replace('"actors"', `${world}\n"actors"`))).toEqual([
      '5 world.seed_wolrd: no such field; did you mean "seed_world"? there is people, clock, limits, seed_world, seed, bots',
      '6 world.limits.per_minute: no such field; there is burst, per_second',
    ]);
  });
});

test('an expectation may use matchers, name the fields of JSON text, and write a scalar in any form', () => {
  const steps = [
    '{"hear":"roomChat","as":"小满","body":{"list":{"$some":[{"type":"1","body":{"content":{"$contains":"放"}}}]}}}',
    '{"hear":"roomChat","as":"小满","body":{"list":[{"body":{"content":{"$matches":"^今晚"},"time":{"$at_least":1}}}]}}',
    '{"hear":"roomForbidden","as":"小满","body":{"forbidden":true,"group_id":600001,"msg":""}}',
    '{"hear":"chatMessage","as":"小满","body":{"extra":{"author":{"id":10001}},"msg_id":{"$at_most":"9"}}}',
    '{"call":"channel.message","as":"小满","with":{"hall_id":"8001","channel_id":"9002"},"expect":{"msg_list":{"$some":[{"body":{"content":"一"}}]}},"keep":{"line":"msg_list.0.body.content"}}',
    '{"call":"channel.join","as":"小满","with":{"channel_id":"9002"},"code":10002}',
  ];
  expect(problemsOf(withSteps(...steps))).toEqual([]);
});

test('lines that are sent may get ids of their own', () => {
  const line = '{"msg_type":"1","content":"一","extra":"{}","msg":"","msg_id":"5","send_time":1}';
  const steps = [
    `{"emit":"chatMessage","to":{"channel":"9002"},"body":${line},"own_ids":true}`,
    '{"emit":"roomChat","to":{"room":"600001"},"own_ids":true}',
  ];
  expect(problemsOf(withSteps(...steps))).toEqual([]);
});

test('every room event may be sent without a body', () => {
  const steps = Object.keys(ROOM_EVENTS).map((name) => `{"emit":"${name}","to":{"room":"600001"}}`);
  expect(problemsOf(withSteps(...steps))).toEqual([]);
});

test('a file that begins with a mark of its byte order is read, and its places are those that editors show', () => {
  expect(problemsOf(`\uFEFF${withSteps('{"wait":1}')}`)).toEqual([]);
  const read = readScenario('\uFEFF{ "format": 2 }');
  expect(!read.ok && read.problems[0]).toMatchObject({ line: 1, column: 13, path: 'format' });
});

test('a value that was kept may stand anywhere later', () => {
  const make =
    '{"call":"channel.create","as":"小满","with":{"hall_id":"8001","name":"新","type":1},"keep":{"made":"channel_id"}}';
  expect(problemsOf(withSteps(make, '{"call":"channel.join","as":"阿澈","with":{"channel_id":"$made"}}'))).toEqual([]);
});

describe('a name that a step keeps', () => {
  const make = (name: string) =>
    `{"call":"channel.create","as":"小满","with":{"hall_id":"8001","name":"新","type":1},"keep":{"${name}":"channel_id"}}`;
  const enter = (name: string) => `{"call":"channel.join","as":"阿澈","with":{"channel_id":"$${name}"}}`;

  test('a step that begins with it does not know it', () => {
    expect(problemsOf(withSteps(`{"together":[${make('made')},${enter('made')}]}`))).toEqual([
      '6 steps[0].together[1].with.channel_id: nothing kept "made" before this step',
    ]);
  });

  test('steps behind the group and of its own branch know it', () => {
    const branch = `{"repeat":1,"steps":[${make('one')},${enter('one')}]}`;
    expect(problemsOf(withSteps(`{"together":[${branch},${make('two')}]}`, enter('one'), enter('two')))).toEqual([]);
  });
});

test('a text that begins with a dollar is written with two', () => {
  expect(problemsOf(withSteps('{"see":"$abc","as":"阿澈"}'))).toEqual([
    '6 steps[0].see: nothing kept "abc" before this step',
  ]);
  expect(problemsOf(withSteps('{"see":"$$abc","as":"阿澈"}'))).toEqual([]);
  const values = { a: '$x', b: ['$$', '$5', 'plain'], c: 5 };
  expect(filled(escaped(values), () => 'kept')).toEqual(values);
});

test('brackets in brackets without an end are a problem of the file, in both languages', () => {
  const deep = withSteps(
    `{"emit":"systemMessage","to":{"hall":"8001"},"raw":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
  );
  for (const [language, message] of [
    ['en', 'nested too deeply'],
    ['zh', '嵌套太深了'],
  ] as const) {
    expect(readScenario(deep, language)).toEqual({ ok: false, problems: [{ line: 1, column: 1, path: '', message }] });
  }
  expect(readScenario('['.repeat(100_000))).toMatchObject({ ok: false, problems: [{ line: 1, column: 1 }] });
});

test('a scenario of the builder is read back with its defaults', () => {
  const text = buildScenario({ title: { zh: '一', en: 'one' }, actors }, [
    {
      call: 'channel.message',
      as: '小满',
      with: { hall_id: '8001', channel_id: '9002' },
      keep: { line: 'msg_list.0.msg_id' },
    },
    { call: 'channel.join', as: '小满', with: { channel_id: '9002' } },
    { emit: 'systemMessage', body: { msg: '好' }, to: { hall: '8001' } },
    { hear: 'systemMessage', as: '阿澈' },
    { hear: 'roomUserMuted', as: '阿澈', body: { id: 10_006 } },
    { hear: 'roomChat', as: '阿澈', body: { list: { $some: [{ body: { content: { $contains: '清' } } }] } } },
    { emit: 'roomChatCleared', body: { msg: '清空' }, to: { room: '600001' } },
    { sent: 'ack roomChatCleared', as: '阿澈', times: 1 },
    { sent: 'readReceipt', as: '阿澈', body: { msg_id: '$line' } },
    { see: ['一', '二'], as: '阿澈' },
    { fault: 'delay', delay_ms: 50, events: ['chatMessage'], as: '阿澈' },
    { fault: 'refuse', status: 404, times: 2 },
  ]);
  const read = readScenario(text);
  expect(read.ok && read.scenario.steps).toEqual([
    expect.objectContaining({ keep: { line: 'msg_list.0.msg_id' } }),
    { call: 'channel.join', as: '小满', with: { channel_id: '9002' }, code: 0 },
    { emit: 'systemMessage', body: { msg: '好' }, to: { hall: '8001' } },
    { hear: 'systemMessage', as: '阿澈', body: {}, within: 3000, anywhere: false },
    { hear: 'roomUserMuted', as: '阿澈', body: { id: 10_006 }, within: 3000, anywhere: false },
    {
      hear: 'roomChat',
      as: '阿澈',
      body: { list: { $some: [{ body: { content: { $contains: '清' } } }] } },
      within: 3000,
      anywhere: false,
    },
    { emit: 'roomChatCleared', body: { msg: '清空' }, to: { room: '600001' } },
    { sent: 'ack roomChatCleared', as: '阿澈', body: {}, times: 1, within: 3000 },
    { sent: 'readReceipt', as: '阿澈', body: { msg_id: '$line' }, within: 3000 },
    { see: ['一', '二'], as: '阿澈', gone: false },
    { fault: 'delay', delay_ms: 50, events: ['chatMessage'], as: '阿澈' },
    { fault: 'refuse', status: 404, times: 2 },
  ]);
  expect(read.ok && read.scenario.world).toEqual({ seed_world: 'every-role', seed: 1, bots: false });
});

test('a world of which only a part is written is otherwise that of a scenario without one', () => {
  const read = readScenario(withSteps('{"wait":1}').replace('"actors"', '"world": { "seed": 5 },\n"actors"'));
  expect(read.ok && read.scenario.world).toEqual({ seed_world: 'every-role', seed: 5, bots: false });
});

test('unknown names do not compile', () => {
  const head = { title: { zh: '一', en: 'one' }, actors };
  // @ts-expect-error no such call
  buildScenario(head, [{ call: 'hall.lists', as: '小满' }]);
  // @ts-expect-error no such field
  buildScenario(head, [{ call: 'channel.join', as: '小满', with: { chanel_id: '1' } }]);
  // @ts-expect-error no such actor
  buildScenario(head, [{ hear: 'chatMessage', as: '小红' }]);
  // @ts-expect-error no such actor says
  buildScenario(head, [{ say: '一', as: '小红', in: '8001/9002' }]);
  // @ts-expect-error no such actor says it in the room
  buildScenario(head, [{ 'say-in-room': '一', as: '小红', room: '600001' }]);
  // @ts-expect-error no such actor is silent
  buildScenario(head, [{ silence: 'chatMessage', as: '小红' }]);
  // @ts-expect-error no such actor has a page that sends
  buildScenario(head, [{ sent: 'sendChat', as: '小红' }]);
  // @ts-expect-error no such actor sees
  buildScenario(head, [{ see: '一', as: '小红' }]);
  // @ts-expect-error no such actor presses
  buildScenario(head, [{ press: '发送', as: '小红' }]);
  // @ts-expect-error no such actor types
  buildScenario(head, [{ type: '一', as: '小红', into: '写消息' }]);
  // @ts-expect-error no such actor opens a page
  buildScenario(head, [{ open: '/', as: '小红' }]);
  // @ts-expect-error no such actor has sockets
  buildScenario(head, [{ sockets: 'close', as: '小红' }]);
  // @ts-expect-error no such field of the event that is heard
  buildScenario(head, [{ hear: 'chatMessage', as: '小满', body: { contents: '一' } }]);
  // @ts-expect-error no such field of the event that does not come
  buildScenario(head, [{ silence: 'hallDissolved', as: '小满', body: { hall: '1' } }]);
  // @ts-expect-error no such field of an item of the list that is heard
  buildScenario(head, [{ hear: 'roomSeatsChanged', as: '小满', body: { list: [{ zzz: 1 }] } }]);
  // @ts-expect-error no such field of the JSON text of a line
  buildScenario(head, [{ hear: 'roomChat', as: '小满', body: { list: { $some: [{ body: { contents: '一' } }] } } }]);
  // @ts-expect-error no such matcher
  buildScenario(head, [{ hear: 'chatMessage', as: '小满', body: { content: { $contain: '一' } } }]);
  // @ts-expect-error a text has no fields
  buildScenario(head, [{ silence: 'chatMessage', as: '小满', body: { content: { a: 1 } } }]);
  // @ts-expect-error no such field of the reply
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, expect: { mony: 1 } }]);
  // @ts-expect-error no such place in the reply
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, keep: { coins: 'mony' } }]);
  // @ts-expect-error no such code
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, code: 99 }]);
  // @ts-expect-error a code of the catalogue that this call never gives
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, code: 30003 }]);
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, code: 30003, faulty: true }]);
  // Codes that every call may give, the one of an ended session, and one of its own.
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, code: 40000 }]);
  buildScenario(head, [{ call: 'wallet.money', as: '小满', with: {}, code: 10001 }]);
  buildScenario(head, [{ call: 'channel.join', as: '小满', with: { channel_id: '1' }, code: 30003 }]);
  // @ts-expect-error no such kind of fault
  buildScenario(head, [{ fault: 'slow', delay_ms: 5 }]);
  // @ts-expect-error no such call that a fault meets
  buildScenario(head, [{ fault: 'status', status: 502, calls: ['hall.lists'] }]);
  buildScenario(head, [{ fault: 'stall', calls: ['hall.list'], as: '小满', ends: true }]);
  // A body that is wrong on purpose.
  buildScenario(head, [{ emit: 'roomChatCleared', raw: '{', to: { room: '600001' } }]);
  // @ts-expect-error no such field of the room event
  buildScenario(head, [{ emit: 'roomChatCleared', body: { message: '一' }, to: { room: '600001' } }]);
  // @ts-expect-error no such frame of a client
  buildScenario(head, [{ sent: 'roomPing', as: '小满' }]);
  // @ts-expect-error no such field of the frame
  buildScenario(head, [{ sent: 'readReceipt', as: '小满', body: { msg: '1' } }]);
  buildScenario(head, [{ fault: 'drop', direction: 'in', events: ['sendChat'], as: '小满' }]);
  // @ts-expect-error the platform does not see what a broken frame of a client was
  buildScenario(head, [{ fault: 'corrupt', direction: 'in' }]);
  // @ts-expect-error no such fault
  buildScenario(head, [{ fault: 'lose' }]);
  // @ts-expect-error no field of this kind
  buildScenario(head, [{ fault: 'drop', status: 404 }]);
  // @ts-expect-error no time of a fault that drops
  buildScenario(head, [{ fault: 'drop', delay_ms: 3 }]);
  // @ts-expect-error no time at all
  buildScenario(head, [{ fault: 'close' }]);
  // @ts-expect-error no such event
  const text = buildScenario(head, [{ emit: 'systemMesage', body: {}, to: { hall: '1' } }]);
  expect(problemsOf(text)).not.toEqual([]);
});

test.each(scenarioFiles())('$name of the library loads', ({ file }) => {
  expect(problemsOf(readFileSync(file, 'utf8'))).toEqual([]);
});

test('problems are told in Chinese where the reader is Chinese, those of the contract as well', () => {
  const tell = (step: string) => {
    const read = readScenario(withSteps(step), 'zh');
    return read.ok ? [] : read.problems.map(({ message }) => message);
  };
  expect(tell('{"call":"hall.lists","as":"小满"}')).toEqual(['没有名为「hall.lists」的接口；是不是「hall.list」？']);
  expect(tell('{"call":"channel.join","as":"小红","with":{"channel_id":"1"}}')).toEqual([
    '没有角色「小红」；已有：小满, 阿澈',
  ]);
  for (const step of ['{"wait":"long"}', '{"wait":5,"hurry":true}', '{"fault":"lose"}', '{"wait":}'])
    for (const message of tell(step)) expect(message, step).toMatch(/[\u4e00-\u9fff]/);
});
