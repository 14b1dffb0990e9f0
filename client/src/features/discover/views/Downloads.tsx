import { useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectDownloads } from '../index.ts';
import styles from './Downloads.module.css';

/** The apps, outside. */
export function Downloads() {
  const { t } = useTranslation();
  const { apps, url } = useSelector(selectDownloads);
  if (apps.length === 0 && url === '') return null;
  return (
    <section className={styles['card']} aria-labelledby="downloads">
      <h2 id="downloads">{t('explore.downloads')}</h2>
      <p>{t('explore.downloadsText')}</p>
      <ul>
        {apps.map(({ platform, url: address, version }) => (
          <li key={platform}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <Icon name="arrowDown" size={16} />
              <span>{t(`explore.platforms.${platform}`)}</span>
              <bdi className={styles['version']}>{version}</bdi>
            </a>
          </li>
        ))}
        {url !== '' && (
          <li>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <Icon name="link" size={16} />
              <span>{t('explore.allDownloads')}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
