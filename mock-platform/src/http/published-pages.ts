import type { FastifyInstance } from 'fastify';
import { sendSimulatedPage } from './simulated-page.ts';

interface PublishedPage {
  readonly title: string;
  readonly text: readonly string[];
}

const DOWNLOAD: PublishedPage = {
  title: '下载零号麦',
  text: [
    '这是本地模拟平台的下载页：这里没有安装包。网页版可以在设置里安装为应用。',
    'The download page of the local mock platform: it has no packages. The web client installs as an application from its settings.',
  ],
};

/** What the banners and downloads of the seeds lead to; a real service names pages of its own. */
const PAGES: Readonly<Record<string, PublishedPage>> = {
  '/static/news': {
    title: '版本更新',
    text: [
      '这是本地模拟平台的公告页：真实平台会在这里介绍新版本。',
      'The news page of the local mock platform: a real one tells of its versions here.',
    ],
  },
  '/static/pack': {
    title: '首充礼包',
    text: [
      '完成第一笔充值后，回到钱包即可领取首充礼包。这里的金币都是模拟的，没有任何真实价值。',
      'After your first recharge the package waits in your wallet. All coins here are simulated and worth nothing.',
    ],
  },
  '/static/download': DOWNLOAD,
  '/static/download/:platform': DOWNLOAD,
};

/** Pages that operations publish. */
export function servePublished(app: FastifyInstance): void {
  for (const [path, { title, text }] of Object.entries(PAGES)) {
    app.get(path, (_request, reply) =>
      sendSimulatedPage(reply, {
        title,
        main: text.map((line) => `<p>${line}</p>`).join('\n'),
        referrerPolicy: 'no-referrer',
      }),
    );
  }
}
