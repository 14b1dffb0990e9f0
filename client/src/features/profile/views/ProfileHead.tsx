import type { Profile } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { selectViewer } from '../../session/index.ts';
import { CoverButton } from './CoverButton.tsx';
import styles from './Profile.module.css';

/** Cover, face, name and what a user says in a few words. */
export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const { t, i18n } = useTranslation();
  const isMe = useSelector(selectViewer) === profile.no;
  const { no, nick, avatar, gender, age, prov, city, sign, home_page } = profile;
  const place = [prov, city].filter((part) => part !== '').join(' ');
  const facts = [
    t('person.number', { no }),
    ['', t('person.genderMale'), t('person.genderFemale')][gender] ?? '',
    age > 0 ? t('person.age', { n: age }) : '',
    place,
  ].filter((fact) => fact !== '');
  const counts = [
    ['friends', profile.friend_count],
    ['follows', profile.follow_count],
    ['fans', profile.fan_count],
  ] as const;
  return (
    <div className={styles['head']}>
      <div
        className={styles['cover']}
        {...(home_page !== '' && { style: { backgroundImage: `url(${JSON.stringify(home_page)})` } })}
      >
        {isMe && <CoverButton hasCover={home_page !== ''} />}
      </div>
      <span className={styles['face']}>
        <Avatar name={nick || no} src={avatar} size={88} />
      </span>
      <h3 className={styles['nick']} dir="auto">
        {nick || no} {profile.is_mahogany && <Badge look="role">{t('profile.mahogany')}</Badge>}
      </h3>
      <ul className={styles['facts']}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles['sign']} dir="auto">
        {sign || t('person.noSign')}
      </p>
      <dl className={styles['counts']}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{largeCount(count, i18n.language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
