/** The words of charts in Chinese, by those in English. */
export const CHART_WORDS_ZH: Readonly<Record<string, string>> = {
  Deliveries: '送达',
  'Messages that arrived at a socket, each socket counted.': '到达连接的消息，每个连接都计数。',
  'in the hall': '大厅',
  'in the room': '房间',
  'frames of scenarios': '剧本的帧',
  'a wave of logins sends no messages': '登录潮不发消息',
  'a scenario checks each step instead of each delivery': '剧本检查的是步骤，不是每次送达',
  'Delay of deliveries': '送达延迟',
  'From the sending of a message to its arrival at a socket; a delay that the run plants is made after that.':
    '从发出消息到它到达连接；运行埋下的迟到发生在这之后。',
  'half below': '一半低于',
  '95 % below': '95% 低于',
  '99 % below': '99% 低于',
  'the latest': '最晚',
  hall: '大厅',
  room: '房间',
  'Delay of acknowledgements': '确认延迟',
  'From the sending of a line in the hall to its acknowledgement at the sender.': '从在大厅发言到发言者收到确认。',
  'lines of a voice room are acknowledged by coming back: see the delay of deliveries':
    '语音房的发言以送回作为确认：见送达延迟',
  Acknowledgements: '确认',
  'Lines in the hall that the platform has acknowledged.': '平台已确认的大厅发言。',
  acknowledged: '已确认',
  'lines of a voice room are acknowledged by coming back: see deliveries': '语音房的发言以送回作为确认：见送达',
  'Gifts and entries': '礼物和进房',
  'From the giving of a gift to its arrival, and from the call to the place in the room.':
    '从送出礼物到它到达，以及从调用到进入房间。',
  gift: '礼物',
  entry: '进房',
  'a hall has neither gifts nor entries': '大厅没有礼物，也没有进房',
  'a wave of logins enters no room': '登录潮不进房间',
  Logins: '登录',
  'The login alone, and until the socket of the hall is open.': '只登录，以及登录到大厅连接打开。',
  login: '登录',
  'with the socket': '到连接打开',
  'the people of a hall are signed in before the run': '大厅里的人在运行前已登录',
  'the members of the room are signed in before the run': '房间成员在运行前已登录',
  'logins are part of the steps': '登录包含在步骤里',
  'Steps of scenarios': '剧本步骤',
  'How long a step takes until it holds.': '一个步骤多久之后通过。',
  'no scenario is played': '没有播放剧本',
  Errors: '错误',
  'What arrived twice, late or out of order, what was refused, and sockets that closed. What never arrived is known at the end only: the figures above say how much was lost.':
    '重复、迟到或乱序到达的，被拒绝的，以及关闭的连接。始终没有到达的，到结束才知道：丢失了多少见上面的数据。',
  'shown twice': '重复显示',
  'out of order': '乱序',
  'later than 3 s': '超过 3 秒',
  'shown twice in the room': '房间重复显示',
  'out of order in the room': '房间乱序',
  'later than 3 s in the room': '房间里超过 3 秒',
  'frames that came twice': '来了两次的帧',
  'lines out of order': '乱序的消息',
  'contract violations': '不符合契约',
  'sockets that closed': '关闭的连接',
  'logins refused': '被拒绝的登录',
  'calls refused': '被拒绝的调用',
  'scenarios that failed': '失败的剧本',
  'none of any kind': '哪种都没有',
  'Open sockets': '打开的连接',
  'Sockets of the crowd that have opened and not yet closed, senders included. After a storm also those that were open before each second and did not close in it.':
    '已打开、还没关闭的连接，包括发言者的。风暴之后，还有每一秒之前就打开、这一秒里没有关闭的。',
  open: '打开',
  'open throughout': '一直打开',
  'Delay of the generator': '压测端延迟',
  'How late the timers of k6 come. Above 50 ms the generator measures itself, and the delays say nothing about the platform.':
    'k6 的定时器晚了多久。超过 50 毫秒时压测端测的是自己，延迟说明不了平台。',
  'the run ended before it was measured': '运行在测到它之前就结束了',
  'a second': '每秒',
  ms: '毫秒',
  sockets: '个',
};

/** What a chart says, in the language of its report: texts of several parts part by part. */
export function chartText(text: string, language: 'zh' | 'en'): string {
  if (language === 'en') return text;
  const known = CHART_WORDS_ZH[text];
  if (known !== undefined) return known;
  return text
    .split(': ')
    .map((part) => CHART_WORDS_ZH[part] ?? part)
    .join('：');
}
