import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { channelModal, type ManagedChannel } from '../index.ts';
import styles from './Management.module.css';

/** The channels of the hall under their headings, headings included: this is where a heading is edited. */
export function ChannelSettings({ channels }: { readonly channels: readonly ManagedChannel[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <div className={styles['form']}>
      <ul className={styles['channels']} aria-label={t('hallManagement.tabs.channels')}>
        {channels.map(({ id, name, type, pass, parent_id }) => (
          <li
            key={id}
            className={classNames(
              styles['channel'],
              parent_id !== null && styles['child'],
              type === 0 && styles['heading'],
            )}
          >
            {type !== 0 && <Icon name={type === 2 ? 'speaker' : 'hash'} size={18} />}
            <VisuallyHidden>{t(`hallManagement.channel.types.${type}`)}</VisuallyHidden>
            <span className={styles['channelName']} dir="auto">
              {name}
            </span>
            {pass && (
              <>
                <Icon name="lock" size={16} />
                <VisuallyHidden>{t('hallManagement.channel.locked')}</VisuallyHidden>
              </>
            )}
            <IconButton
              icon="settings"
              size="compact"
              label={t('hallManagement.channel.editNamed', { name })}
              tooltip={false}
              onClick={() => dispatch(channelModal.open({ channel_id: id }))}
            />
          </li>
        ))}
      </ul>
      <Button icon="plus" wide onClick={() => dispatch(channelModal.open({ channel_id: null }))}>
        {t('hallManagement.channel.create')}
      </Button>
    </div>
  );
}
