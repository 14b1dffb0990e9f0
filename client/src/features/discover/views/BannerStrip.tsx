import { Link } from 'react-router-dom';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BannerModel } from '../index.ts';
import styles from './BannerStrip.module.css';

/** rule.banner.type-1 opens outside, rule.banner.type-2 joins a room. */
export function BannerStrip({ label, banners }: { readonly label: string; readonly banners: readonly BannerModel[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles['strip']} aria-label={label}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerLink banner={banner} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function BannerLink({ banner, isFirst }: { readonly banner: BannerModel; readonly isFirst: boolean }) {
  const { t } = useTranslation();
  const { leads, title, img, isLocked } = banner;
  const face = (
    <>
      {img !== '' && <img src={img} alt="" fetchPriority={isFirst ? 'high' : undefined} />}
      <span className={styles['title']} dir="auto">
        {title}
      </span>
    </>
  );
  if (leads.kind === 'outside') {
    return (
      <a className={styles['banner']} href={leads.url} target="_blank" rel="noopener noreferrer">
        {face}
        <span className={styles['mark']}>
          <Icon name="link" size={16} />
          <span className={styles['spoken']}>{t('explore.opensOutside')}</span>
        </span>
      </a>
    );
  }
  return (
    <Link className={styles['banner']} to={leads.path}>
      {face}
      <span className={styles['mark']}>
        <Icon name={isLocked ? 'lock' : 'speaker'} size={16} />
        <span className={styles['spoken']}>{t('explore.joinsRoom')}</span>
      </span>
    </Link>
  );
}
