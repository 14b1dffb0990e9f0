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
body { font: 16px/1.6 system-ui, sans-serif; max-inline-size: 24rem; margin: 3rem auto; padding-inline: 1rem; }
form { display: grid; gap: .75rem; }
button { font: inherit; min-block-size: 3rem; border: 0; border-radius: 1.5rem; padding-inline: 1rem; cursor: pointer; }
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
