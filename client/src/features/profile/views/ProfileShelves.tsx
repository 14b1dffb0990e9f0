import type { Hall, Medal, PlayerSkill, Profile } from '@miczero/contracts';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { galleryModal } from '../../chat/index.ts';
import type { GiftOnWall } from '../profile.state.ts';
import styles from './Profile.module.css';
import { ProfileHalls } from './ProfileHalls.tsx';

export interface ProfileShelvesProps {
  readonly profile: Profile;
  readonly halls: readonly Hall[];
  readonly medals: readonly Medal[];
  readonly gifts: readonly GiftOnWall[];
  readonly skills: readonly PlayerSkill[];
}

/** The shelves of a profile: hobbies, tags, album, halls, games, medals, gifts. Empty shelves are left out. */
export function ProfileShelves({ profile, halls, medals, gifts, skills }: ProfileShelvesProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  return (
    <div className={styles['shelves']}>
      {profile.hobby + profile.tag !== '' && (
        <Shelf title={t('profile.about')}>
          <ul className={styles['tags']}>
            {words(`${profile.tag} ${profile.hobby}`).map((word) => (
              <li key={word}>
                <Badge look="role">{word}</Badge>
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {profile.album.length > 0 && (
        <Shelf title={t('profile.album')}>
          <ul className={styles['album']}>
            {profile.album.map((url, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an album may have a picture twice
              <li key={index}>
                <button
                  type="button"
                  className={styles['albumPicture']}
                  onClick={() =>
                    dispatch(
                      galleryModal.open({
                        msg_id: null,
                        album: { pictures: profile.album, name: profile.nick || profile.no, at: index },
                        src: url,
                        label: t('profile.picture', { n: index + 1 }),
                      }),
                    )
                  }
                >
                  <img
                    src={url}
                    alt={t('profile.picture', { n: index + 1 })}
                    width={96}
                    height={96}
                    loading="lazy"
                    decoding="async"
                  />
                </button>
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {halls.length > 0 && (
        <Shelf title={t('profile.halls')}>
          <ProfileHalls halls={halls} />
        </Shelf>
      )}
      {skills.length > 0 && (
        <Shelf title={t('profile.skills')}>
          <ul className={styles['skills']}>
            {skills.map(({ game_id, game_name, level, tags: words, intro }) => (
              <li key={game_id} className={styles['skill']}>
                <strong>{game_name}</strong> {level !== '' && <Badge look="role">{level}</Badge>}
                <span className={styles['quiet']} dir="auto">
                  {[...words, intro].filter((word) => word !== '').join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {medals.length > 0 && (
        <Shelf title={t('profile.medals', { n: largeCount(medals.length, i18n.language) })}>
          <ul className={styles['medals']}>
            {medals.map(({ id, name }) => (
              <li key={id} className={styles['medal']}>
                <Icon name="star" />
                {name}
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {gifts.length > 0 && (
        <Shelf title={t('profile.gifts')}>
          <GiftWall gifts={gifts} />
        </Shelf>
      )}
    </div>
  );
}

/** The gifts that a user received, the dearest first. */
export function GiftWall({ gifts }: { readonly gifts: readonly GiftOnWall[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className={styles['gifts']}>
      {gifts.map(({ gift_id, name, image, count }) => (
        <li key={gift_id} className={styles['gift']}>
          <GiftArt id={gift_id} src={image} size={44} />
          <span>{name}</span>
          <span className={styles['quiet']}>×{largeCount(count, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['label']}>{title}</h3>
      {children}
    </section>
  );
}

/** Tags and hobbies are texts that hold several words, apart by comma or blank. */
function words(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,，、]+/).filter((word) => word !== ''))];
}
