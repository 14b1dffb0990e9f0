import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { VIEWS, type View } from './address/use-address.ts';
import { SendingMarks } from './emit/SendingMarks.tsx';
import type { Settings } from './storage/settings.ts';
import styles from './TopBar.module.css';
import { useTexts } from './words/words.ts';

export function TopBar(props: {
  readonly settings: Settings;
  readonly view: View;
  readonly onChange: (changes: Partial<Settings>) => void;
  readonly onView: (view: View) => void;
}) {
  const { settings, view, onChange, onView } = props;
  const texts = useTexts();
  const isDark = settings.theme === 'dark';
  return (
    <header className={styles['bar']}>
      <img src="/icon.svg" width="28" height="28" alt="" />
      <span className={styles['name']}>{texts.title}</span>
      <nav className={styles['views']} aria-label={texts.views}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles['view']}
            aria-current={each === view ? 'page' : undefined}
            onClick={() => onView(each)}
          >
            {texts[each]}
          </button>
        ))}
      </nav>
      <SendingMarks />
      <Button
        look="plain"
        size="compact"
        icon="globe"
        lang={settings.language === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => onChange({ language: settings.language === 'zh' ? 'en' : 'zh' })}
      >
        {texts.language}
      </Button>
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={isDark ? texts.lightTheme : texts.darkTheme}
        tooltipSide="bottom"
        size="compact"
        onClick={() => onChange({ theme: isDark ? 'light' : 'dark' })}
      />
    </header>
  );
}
