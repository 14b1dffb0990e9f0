import type { FastifyInstance, FastifyReply } from 'fastify';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A page of another company that the platform plays: a cashier, a chat app. Its texts are HTML already. */
export interface SimulatedPage {
  readonly title: string;
  /** More rules of its style sheet. */
  readonly style?: string;
  /** Seconds after which it loads anew. */
  readonly refreshS?: number;
  readonly main: string;
  /** `same-origin` lets a form name its origin; `no-referrer` keeps what stands in the address from the next page. */
  readonly referrerPolicy: 'same-origin' | 'no-referrer';
}

/** Takes forms whose fields all stand in their address. */
export function takeEmptyForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume();
    done(null);
  });
}

/** A text for readers of Chinese, and below it a smaller one for everyone else: neither breaks in the middle of the other. */
export const inBoth = (chinese: string, english: string) => `${chinese} <small lang="en">${english}</small>`;

/** Buttons that each post to an address of their own, already escaped. */
export function formOf(buttons: readonly { readonly address: string; readonly label: string }[]): string {
  const rows = buttons.map(({ address, label }) => `<button formaction="${address}">${label}</button>`);
  return `<form method="post">${rows.join('\n')}</form>`;
}

export function sendSimulatedPage(reply: FastifyReply, page: SimulatedPage): FastifyReply {
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${page.refreshS === undefined ? '' : `<meta http-equiv="refresh" content="${page.refreshS}">`}
<title>${page.title} · 零号麦</title>
<style>
:root { --page: #f7f6fb; --card: #fff; --text: #1a1626; --button: #ebeaff; --button-hover: #d8d6ff; --accent: #653ad9; --edge: #dcd9e6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #121018; --card: #1e1a29; --text: #f1eff6; --button: #332a55; --button-hover: #40356b; --accent: #bdb7fe; --edge: #39334a; }
}
body { font: 16px/1.6 system-ui, sans-serif; display: grid; place-content: center; min-block-size: 100dvh; margin: 0; background: var(--page); color: var(--text); }
main { box-sizing: border-box; inline-size: min(28rem, 100vw - 2rem); margin-block: 1rem; padding: 2rem; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--card); }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.4; }
form { display: grid; gap: .75rem; }
button { font: inherit; font-weight: 500; min-block-size: 3rem; border: 0; border-radius: 1.5rem; padding: .375rem 1rem; background: var(--button); color: var(--accent); cursor: pointer; }
button:hover { background: var(--button-hover); }
small { display: block; font-size: .8125rem; font-weight: 400; line-height: 1.4; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
${page.style ?? ''}
</style>
</head>
<body>
<main>
<h1>${page.title}</h1>
${page.main}
</main>
</body>
</html>
`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': page.referrerPolicy,
    })
    .send(html);
}
