import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import type { TeamCardModel } from '../index.ts';
import styles from './FreePlaces.module.css';

/** How many places a team has left; live. */
export function FreePlaces({ team: { free, inside } }: { readonly team: Pick<TeamCardModel, 'free' | 'inside'> }) {
  const { t, i18n } = useTranslation();
  const say = (n: number) => numberText(n, i18n.language);
  return (
    <span className={classNames(styles['places'], free === 0 && styles['full'])}>
      {free === null
        ? t('teamSquare.inside', { count: inside, n: say(inside) })
        : free === 0
          ? t('teamSquare.full', { n: say(inside), total: say(inside) })
          : t('teamSquare.free', { count: free, n: say(free) })}
    </span>
  );
}
