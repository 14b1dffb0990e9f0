import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { numberText } from '../../../lib/large-count.ts';
import { topUpActions } from '../index.ts';
import styles from './Packages.module.css';
import { selectPackages } from './wallet.selectors.ts';

/** screen.money.first-charge-package, entity.register-package: what comes with the first charge and with the registration. */
export function Packages() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { first, isClaiming, newcomer } = useSelector(selectPackages);
  return (
    <ul className={styles['packs']}>
      <li className={styles['pack']}>
        <GiftArt id="box" size={44} />
        <div className={styles['words']}>
          <h3 className={styles['name']}>{t('wallet.pack.title')}</h3>
          <p className={styles['text']}>{t(`wallet.pack.${first}`)}</p>
        </div>
        {first !== 'taken' && (
          <Button
            look="primary"
            size="compact"
            disabled={first === 'early'}
            busy={isClaiming}
            onClick={() => dispatch(topUpActions.packRequested())}
          >
            {t('wallet.pack.claim')}
          </Button>
        )}
      </li>
      {newcomer && (
        <li className={styles['pack']}>
          <GiftArt id="balloon" size={44} />
          <div className={styles['words']}>
            <h3 className={styles['name']}>{newcomer.name || t('wallet.newcomer')}</h3>
            <p className={styles['text']}>{t('wallet.newcomerText')}</p>
            <ul className={styles['items']}>
              {newcomer.list.map(({ name, icon, num }) => (
                <li key={name}>
                  <GiftArt id={icon} size={24} /> {name} ×{numberText(num, i18n.language)}
                </li>
              ))}
            </ul>
          </div>
        </li>
      )}
    </ul>
  );
}
