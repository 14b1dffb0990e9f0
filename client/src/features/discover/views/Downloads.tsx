import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { textOf } from '../../feedback/index.ts';
import { codeModal } from '../../modals/index.ts';
import { discoverActions, selectDownloads, selectFailedShelves } from '../index.ts';
import styles from './Downloads.module.css';

/** The apps, outside. */
export function Downloads() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const say = useSay();
  const { apps, url } = useSelector(selectDownloads);
  const { downloads: failure } = useSelector(selectFailedShelves);
  if (apps.length === 0 && url === '' && !failure) return null;
  return (
    <section className={styles['card']} aria-labelledby="downloads">
      <h2 id="downloads">{t('explore.downloads')}</h2>
      <p>{t('explore.downloadsText')}</p>
      {failure && apps.length === 0 && (
        <FailedLine reason={say(failure)} onRetry={() => dispatch(discoverActions.shown())} />
      )}
      <ul>
        {apps.map(({ platform, url: address, version }) => (
          <li key={platform}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <Icon name="arrowDown" size={16} />
              <span>{t(`explore.platforms.${platform}`)}</span>
              <bdi className={styles['version']}>{version}</bdi>
            </a>
            <IconButton
              icon="camera"
              size="compact"
              label={t('explore.scan', { app: t(`explore.platforms.${platform}`) })}
              onClick={() =>
                dispatch(
                  codeModal.open({
                    title: textOf('explore.scanTitle'),
                    text: textOf('explore.scanText'),
                    content: new URL(address, window.location.href).href,
                  }),
                )
              }
            />
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
