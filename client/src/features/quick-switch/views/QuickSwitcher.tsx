import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { OptionList, optionId } from '../../../design/OptionList/OptionList.tsx';
import { Palette } from '../../../design/Palette/Palette.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSettledRank } from '../../../lib/name-match.ts';
import { hallRoute, roomRoute } from '../../../lib/routes.ts';
import { channelActions, quickSwitcherModal } from '../../channel/index.ts';
import { EARLY_KEYS } from '../../channel/views/open-quick-switcher.ts';
import { selectRail } from '../../halls/index.ts';
import { messagesModal, personModal, profileModal } from '../../person/index.ts';
import { searchModal } from '../../search/index.ts';
import { type QuickRoot, quickActions, selectQuickChannels, selectQuickPeople, selectQuickRooms } from '../index.ts';
import { everywhereFor, placesFor, type QuickPlace } from './quick-places.ts';

export interface QuickSwitcherProps {
  /** What the keys that came before the field have written; a line break is Enter, two are Shift and Enter. */
  readonly typed: string;
}

/** Ctrl+K: the viewer's halls and channels, voice rooms, friends, and members of the open hall, by a part of the name or a number. */
export default function QuickSwitcher({ typed }: QuickSwitcherProps) {
  const [early = '', ...enters] = typed.split('\n');
  const isEntered = early !== '' && enters.length > 0;
  const isEnteredAside = enters.length > 1;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const halls = useSelector(selectRail);
  const channels = useSelector(selectQuickChannels);
  const people = useSelector(selectQuickPeople);
  const rooms = useSelector(selectQuickRooms);
  const { answered, waitedFor } = useSelector(({ quick }: QuickRoot) => quick);
  const [query, setQuery] = useState(early);
  const [active, setActive] = useState(0);
  /** The viewer marked a row by the arrows, which may be the first one. */
  const [isMarked, setMarked] = useState(false);
  /** Enter was pressed and waits for the results of the whole query. */
  const [isEntering, setEntering] = useState(isEntered);
  /** Shift was held with it. */
  const [isAside, setAside] = useState(isEnteredAside);
  const { rank, isSettled } = useSettledRank(true);
  const words = query.trim();
  const isAnswered = words === '' || waitedFor === words || (isSettled && answered === words);
  // Typing stays ahead of a search over thousands of friends.
  const wanted = useDeferredValue(query);
  const known = useMemo(() => ({ halls, channels, rooms, people }), [halls, channels, rooms, people]);
  const places = useMemo(() => placesFor(wanted, known, rank), [wanted, known, rank]);
  const everywhere = words === '' ? [] : [everywhereFor(words, t('search.quick.everywhere', { text: words }))];
  const rows = [...places, ...everywhere];
  const at = Math.min(active, Math.max(0, rows.length - 1));
  const close = () => dispatch(quickSwitcherModal.close());
  useEffect(() => {
    dispatch(quickActions.shown());
    return () => {
      dispatch(quickActions.searched(''));
      // The focus comes back to it within a frame, or goes elsewhere.
      requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(EARLY_KEYS)?.remove()));
    };
  }, [dispatch]);

  useEffect(() => {
    if (early === '') return;
    setQuery(early);
    dispatch(quickActions.searched(early.trim()));
  }, [dispatch, early]);

  useEffect(() => {
    if (!isEntered) return;
    setEntering(true);
    setAside(isEnteredAside);
    dispatch(quickActions.entered());
  }, [dispatch, isEntered, isEnteredAside]);

  useEffect(() => {
    if (!isEntering || !isAnswered) return;
    const [first] = [...placesFor(query, known, rank), ...everywhere];
    if (first) go(first, isAside);
  });

  /** `toPage`: not to where one talks to a friend, but to their page. */
  function go(place: QuickPlace, toPage = false) {
    close();
    if (place.kind === 'hall') {
      void navigate(hallRoute(place.hall.hall_id));
      return;
    }
    if (place.kind === 'person') {
      const { uid, hall, nick, isFriend } = place.person;
      if (isFriend && !toPage) dispatch(messagesModal.open({ to: uid }));
      else if (hall && !isFriend) dispatch(personModal.open({ uid, hall_id: hall.hall_id, nick }));
      else dispatch(profileModal.open({ no: uid, nick }));
      return;
    }
    if (place.kind === 'everywhere') {
      dispatch(searchModal.open({ kind: 'all', keyword: words }));
      return;
    }
    if (place.kind === 'room') {
      void navigate(roomRoute(place.room.room_no));
      return;
    }
    const { hall_id, channel_id, isHere } = place.channel;
    if (isHere) dispatch(channelActions.joinRequested({ hall_id, channel_id }));
    else void navigate(hallRoute(hall_id, channel_id));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // Enter may come before the list of the last key.
    const place = (query === wanted ? rows : [...placesFor(query, known, rank), ...everywhere])[at];
    if (step !== 0 && rows.length > 0) {
      setActive((at + step + rows.length) % rows.length);
      setMarked(true);
    } else if (event.key === 'Enter' && !isAnswered && !isMarked) {
      setEntering(true);
      setAside(event.shiftKey);
      dispatch(quickActions.entered());
    } else if (event.key === 'Enter' && place) go(place, event.shiftKey);
    else return;
    event.preventDefault();
  }

  function detailOf(place: Exclude<QuickPlace, { kind: 'everywhere' }>): string {
    switch (place.kind) {
      case 'hall':
        return t('search.quick.hall');
      case 'room': {
        const { room_no, friend } = place.room;
        return friend === null ? t('search.quick.room', { no: room_no }) : t('search.quick.friendIn', { name: friend });
      }
      case 'person':
        return place.person.isFriend || !place.person.hall
          ? t('search.quick.friend')
          : t('search.quick.member', { hall: place.person.hall.name });
      case 'channel':
        return place.channel.hallName;
    }
  }

  return (
    <Palette
      label={t('channel.quick.title')}
      query={query}
      hint={t('search.quick.hint')}
      listId={listId}
      activeId={rows.length > 0 ? optionId(listId, at) : undefined}
      onQuery={(text) => {
        setQuery(text);
        setActive(0);
        setMarked(false);
        setEntering(false);
        dispatch(quickActions.searched(text.trim()));
      }}
      onKeyDown={onKeyDown}
      onClose={close}
      trailing={isEntering && <Spinner />}
    >
      {places.length === 0 && <EmptyState icon="search" text={t('search.quick.empty')} />}
      <OptionList
        id={listId}
        label={t('search.results')}
        options={rows.map((place) => ({
          key: place.key,
          picture: <PlacePicture place={place} />,
          name: place.name,
          ...(place.kind !== 'everywhere' && { detail: detailOf(place) }),
          onPicked: () => go(place),
        }))}
        active={at}
      />
    </Palette>
  );
}

function PlacePicture({ place }: { readonly place: QuickPlace }) {
  if (place.kind === 'hall') return <Avatar name={place.name} src={place.hall.bg_img} size={24} />;
  if (place.kind === 'room') return <Avatar name={place.name} src={place.room.cover} size={24} shape="soft" />;
  if (place.kind === 'person') return <Avatar name={place.name} src={place.person.avatar} size={24} />;
  if (place.kind === 'everywhere') return <Icon name="search" />;
  return <Icon name={place.channel.type === 'voice' ? 'speaker' : 'hash'} />;
}
