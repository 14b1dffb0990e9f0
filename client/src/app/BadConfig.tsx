import { ErrorState } from '../design/States/ErrorState.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import type { ConfigResult } from '../platform/config/load-config.ts';

/** Without a good config.json nothing starts; this says which part is wrong. */
export function BadConfig({ result }: { readonly result: Extract<ConfigResult, { readonly ok: false }> }) {
  const { t } = useTranslation();
  const isWrong = result.reason === 'invalid' || result.reason === 'notJson';
  return (
    <main>
      <ErrorState
        text={t(isWrong ? 'app.badConfig' : 'app.noConfig')}
        code={result.issues.join('\n')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
