const page = (title: string, zh: readonly string[], en: readonly string[]) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · 零号麦</title>
</head>
<body>
<main>
<h1>${title}</h1>
${zh.map((text) => `<p>${text}</p>`).join('\n')}
<section lang="en">
${en.map((text) => `<p>${text}</p>`).join('\n')}
</section>
</main>
</body>
</html>
`;

/** api.static.privacy, api.static.agreement: the texts of this local platform. A real service serves its own. */
export const PRIVACY_PAGE = page(
  '隐私政策',
  [
    '这是零号麦本地模拟平台的隐私说明。你在这里输入的内容只保存在运行它的这台电脑上，不会发送到其他地方。',
    '手机号、实名信息和聊天记录都只用于演示和测试：请不要填写真实资料。删除数据目录即可清除全部内容。',
  ],
  [
    'This is the privacy note of the local mock platform. What you enter stays on the machine that runs it.',
    'Phone numbers, real names and messages are for demonstration and tests: enter none that are real. Deleting the data folder erases everything.',
  ],
);

export const AGREEMENT_PAGE = page(
  '用户协议',
  [
    '这是零号麦本地模拟平台的用户协议。这里的大厅、房间、礼物和金币都是模拟的，没有任何真实价值。',
    '请像在真实社区里一样与人相处：不骚扰、不辱骂、不发布违法内容。',
  ],
  [
    'This is the agreement of the local mock platform. Its halls, rooms, gifts and coins are simulated and worth nothing.',
    'Treat people as you would in a real community: no harassment, no abuse, nothing unlawful.',
  ],
);
