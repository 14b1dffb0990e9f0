import { Link } from 'react-router-dom';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BannerModel } from '../index.ts';
import styles from './BannerStrip.module.css';

export interface BannerStripProps {
  readonly label: string;
  readonly banners: readonly BannerModel[];
  /** A banner leads into a room: what stands over the page gives way. */
  readonly onJoin?: () => void;
}

/** rule.banner.type-1 opens outside, rule.banner.type-2 joins a room. */
export function BannerStrip({ label, banners, onJoin }: BannerStripProps) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles['strip']} aria-label={label}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerLink banner={banner} isFirst={index === 0} onJoin={onJoin} />
        </li>
      ))}
    </ul>
  );
}

interface BannerLinkProps {
  readonly banner: BannerModel;
  readonly isFirst: boolean;
  readonly onJoin: (() => void) | undefined;
}

function BannerLink({ banner, isFirst, onJoin }: BannerLinkProps) {
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
          <VisuallyHidden>{t('common.opensOutside')}</VisuallyHidden>
        </span>
      </a>
    );
  }
  return (
    <Link className={styles['banner']} to={leads.path} onClick={onJoin}>
      {face}
      <span className={styles['mark']}>
        <Icon name={isLocked ? 'lock' : 'speaker'} size={16} />
        <VisuallyHidden>{t('common.joinsRoom')}</VisuallyHidden>
      </span>
    </Link>
  );
}
