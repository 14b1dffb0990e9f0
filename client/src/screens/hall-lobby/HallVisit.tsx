import { useTranslation } from '../../i18n/use-translation.ts';
import HallWelcome from '../invite/HallWelcome.tsx';
import { useLoginFirst } from '../invite/use-login-first.ts';
import { Page } from '../shell/Page.tsx';

/** A hall for a visitor: its own words in place of its channels, without the weight of the lobby. */
export default function HallVisit() {
  const { t } = useTranslation();
  useLoginFirst();
  return (
    <Page fill title={t('app.name')}>
      <HallWelcome />
    </Page>
  );
}
