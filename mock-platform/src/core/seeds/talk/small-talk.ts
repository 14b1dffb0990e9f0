import type { Talk } from '../evening-talk.ts';

/** Conversations about the day, for every hall and voice room. */
export const SMALL_TALKS: readonly Talk[] = [
  ['a:晚饭吃的{food}，撑着了', 'b:{food}配什么喝的', 'a:配加班 :流泪:', 'c:抱抱，下次换一个配菜'],
  ['a:这边{weather}了', 'b:我这昨天就{weather}，记得关窗', 'a:关了，猫还想出去'],
  ['a:推荐点{song}', 'b:我歌单里全是{song}，发你', 'a:收藏了，睡前听 :咖啡:'],
  ['a:{time}有人在线吗，聊会儿', 'b:{time}我在，正好没事', 'c:我也来，带上{food}'],
  ['a:新{thing}到了，开箱', 'b:{thing}什么颜色', 'a:白的', 'c:三个月后是黄的 :偷笑:'],
  ['a:我的{thing}又坏了', 'b:先拔了再插', 'a:好了……', 'c:{thing}：我只是想休息一下 :笑哭:'],
  ['a:周末谁去吃{food}', 'b:哪家{food}', 'a:车站后面那家，排队半小时起', 'c:排队我可以，早起不行'],
  ['a:{weather}天最适合干什么', 'b:裹被子听{song}', 'c:点一份{food}，然后裹被子听{song}'],
  ['a:今天学会做{food}了', 'b:成功了吗', 'a:锅成功了一半', 'c:锅还好吗 :惊讶:'],
  ['a:明天早起，{time}前必须下线', 'b:截图了', 'c:上次你说{time}，最后聊到两点 :睡觉:'],
  ['a:耳朵里循环{song}一整天了', 'b:换个{thing}试试', 'a:换了，音质更好地循环'],
  ['a:楼下新开了一家卖{food}的', 'b:好吃吗', 'a:好吃，就是{weather}的时候不出摊', 'b:那看天吃饭 :赞:'],
  ['a:搬完家了，网终于通了', 'b:庆祝一下，{time}开语音', 'c:我出一首{song} :庆祝:'],
  ['a:谁在用{thing}敲桌子', 'b:我在打拍子，放着{song}呢', 'c:节奏稳，建议收录'],
  ['a:{weather}，公交等了二十分钟', 'b:到家先喝口热的', 'a:到家先吃{food} :爱心:'],
  ['a:你们{time}一般干嘛', 'b:找人说话', 'c:听别人说话', 'a:那我们刚好凑一桌 :握手:'],
  ['a:戒{food}第三天', 'b:第三天最难', 'a:第四天我就不戒了 :害羞:'],
  ['a:有没有{song}可以当闹钟', 'b:别，三天后你会恨上{song}', 'c:我就是这么恨上一支民乐的'],
  ['a:又到{time}了，时间过得真快', 'b:因为你从下午聊到现在', 'c:并且还没吃{food}'],
  ['a:{food}配{song}，今晚的仪式感', 'b:缺一盏小灯', 'c:路由器的灯也算灯 :偷笑:'],
  ['a:猫把我的{thing}推下桌了', 'b:{thing}还好吗', 'a:{thing}没事，猫在装无辜 :可爱:'],
  ['a:楼上又在放{song}', 'b:至少不是广场舞', 'a:是广场舞版的{song} :流泪:'],
  ['a:周末想去爬山，有人一起吗', 'b:看{weather}不{weather}', 'c:我负责在山脚买{food}'],
  ['a:刚下单了{food}，骑手说{time}到', 'b:那我先咽口水', 'c:建议共享定位，我也饿了'],
  ['a:地铁上有人外放{song}', 'b:好听吗', 'a:好听，就是我该在上一站下的 :惊讶:'],
  ['a:想换个{thing}，求推荐', 'b:先说预算', 'a:预算是一顿{food}', 'c:那推荐你擦一擦旧的'],
  ['a:梦见考试，{thing}还坏了', 'b:梦里考的什么', 'a:{song}鉴赏', 'c:那应该能过 :赞:'],
  ['a:今天一口气走了两万步', 'b:去哪了', 'a:在找那家卖{food}的', 'c:他们{time}就收摊 :抱拳:'],
];

/** The same with a picture, which a channel can hold and a voice room cannot. */
export const PICTURE_TALKS: readonly Talk[] = [
  ['a:刚拍的，{weather}之前的天', 'a:{picture}', 'b:这颜色像调过的', 'a:没调，手机都不信'],
  ['a:整理相册翻到这张', 'a:{picture}', 'b:存了，当壁纸', 'c:求原图，配{song}正好'],
  ['a:猜猜这是哪', 'a:{picture}', 'b:你家楼下卖{food}的那条街', 'a:猜对了，奖励{food}一份 :礼物:'],
];
