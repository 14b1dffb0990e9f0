import type { Talk } from './evening-talk.ts';

/** What is said in a voice room beside what is heard, by its category. */
const ROOM_TALKS: Readonly<Record<string, readonly Talk[]>> = {
  music: [
    ['a:下一首放什么', 'b:来首慢的', 'c:刚那首副歌我起鸡皮疙瘩了', 'a:那就接同一张专辑的', 'b::鼓掌:'],
    ['b:麦上这位声音好好听', 'c:+1，循环播放了', 'a:等下让他返场', 'b:我先把花准备好 :礼物:'],
    ['c:有人会和声吗', 'b:我可以垫三度', 'a:上麦上麦', 'c:合上了！', 'b:跑调的是我，别录 :笑哭:'],
    ['a:雨声加吉他，绝配', 'c:我这也在下', 'b:那就算全国联播'],
  ],
  game: [
    ['a:再来一把就睡', 'b:你上把也这么说', 'c:上上把也是', 'a:这次是真的 :酷:'],
    ['b:辅助到了没', 'a:在路上，换个装备', 'c:先开语音，别打字了', 'a:收到'],
    ['c:刚才那波谁先手', 'b:我，手比脑子快', 'a:结果不错，算你会', 'c:下把还你来'],
  ],
  radio: [
    ['b:今天加班到九点，听一会儿就好多了', 'a:辛苦啦', 'c:喝点热的'],
    ['c:有时候只是想有人在', 'a:我们都在', 'b:抱抱 :爱心:'],
    ['a:念一封来信：“今年终于学会说不了”', 'b:恭喜', 'c:我也在学'],
  ],
  date: [
    ['b:坐标成都，会做饭', 'c:会做饭这条加十分', 'a:拿手菜是什么', 'b:番茄炒蛋，甜的', 'c:减五分 :笑哭:'],
    ['a:下一位嘉宾可以自我介绍了', 'c:有点紧张', 'b:不急，先说养猫还是养狗', 'c:养了只乌龟'],
  ],
  chat: [
    ['a:还有二十分钟休息', 'b:我这页背了三遍还是不认识', 'c:换一页，等它主动认识你', 'b:好主意 :偷笑:'],
    ['b:有人考四级吗', 'c:我，第三次了', 'a:这次稳了'],
  ],
};

/** Conversations of a room; every category has some. */
export function roomTalks(room_class: string): readonly Talk[] {
  return ROOM_TALKS[room_class] ?? ROOM_TALKS['chat'] ?? [];
}
