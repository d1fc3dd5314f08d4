import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAccess } from '~/features/session';
import { formatShort } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { ButtonLink } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { SectionHead } from '~/ui/section-head';
import { gameQueries, type Room } from '../api/games.api';
import { roomHref } from '../model/links';
import { GamePicture } from './game-picture';

function Stakes({ room }: { room: Room }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const amount = (text: string) => formatShort(text, language);
  const { minBet, maxBet, seats } = room;
  return (
    <p className="num text-13 text-muted">
      {minBet && maxBet
        ? t('stakesBetween', { min: amount(minBet), max: amount(maxBet) })
        : minBet
          ? t('stakesFrom', { min: amount(minBet) })
          : maxBet && t('stakesUpTo', { max: amount(maxBet) })}
      {seats !== null && (minBet || maxBet) && ' · '}
      {seats !== null && t('seats', { count: seats })}
    </p>
  );
}

function RoomCard({ room }: { room: Room }) {
  const { t } = useTranslation(['games', 'common']);
  const name = `${room.gameName} · ${room.roomName}`;
  return (
    <li className="surface flex items-center gap-3.5 p-3">
      <span className="relative size-16 shrink-0 overflow-hidden rounded-md">
        <GamePicture game={{ ...room, gameType: 'PVP' }} thumb />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-body text-14 leading-snug font-semibold">{room.roomName}</h3>
        <p className="text-13 text-muted">{room.gameName}</p>
        <Stakes room={room} />
      </div>
      {room.maintenance ? (
        <Tag>{t('common:nav.maintenance')}</Tag>
      ) : (
        <ButtonLink to={roomHref(room)} tone="gold" aria-label={t('joinNamed', { name })}>
          {t('join')}
        </ButtonLink>
      )}
    </li>
  );
}

/** The rooms of card games, which a member sees; nothing where there is none. */
export function RoomList({ vendor }: { vendor: string }) {
  const { t } = useTranslation('games');
  const isGuest = useAccess() === 'guest';
  const { data } = useQuery({ ...gameQueries.rooms(useLanguage()), enabled: !isGuest });
  const rooms = (data ?? []).filter((room) => !vendor || room.vassalage === vendor);
  if (rooms.length === 0) return null;
  return (
    <section className="mb-8">
      <SectionHead title={t('rooms')} />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {rooms.map((room) => (
          <RoomCard key={`${room.gameId}/${room.roomId}`} room={room} />
        ))}
      </ul>
    </section>
  );
}
