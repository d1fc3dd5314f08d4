import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '~/art/brand-mark';
import { useAccess } from '~/features/session';
import { walletQueries } from '~/features/wallet';
import { ApiError } from '~/lib/http';
import { useModal } from '~/lib/modal';
import { Button, ButtonLink, buttonClass } from '~/ui/button';
import { EmptyState, ErrorState } from '~/ui/states';
import { useFrozenBalance } from '../hooks/use-frozen-balance';
import { useFullscreen } from '../hooks/use-fullscreen';
import { useGameLaunch, useGameMessages } from '../hooks/use-game-launch';
import { useOwnWindow } from '../hooks/use-own-window';
import { sandboxFor, type GameMessage } from '../model/game-frame';
import { GameBar } from './game-bar';
import { StartFreePlay } from './start-free-play';

/** /game: the provider's page in its frame, with our bar above it; the lobby is where a shared link leads back to. */
export function GamePage({ lobby }: { lobby: string }) {
  const { t } = useTranslation(['launch', 'common']);
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const access = useAccess();
  const modal = useModal();
  const target = {
    gameId: params.get('gameId') ?? '',
    nodeId: params.get('nodeId') ?? '',
    vassalage: params.get('vassalage') ?? '',
    roomId: params.get('roomId') ?? '',
  };
  const title = params.get('name') ?? t('game');
  const trial = params.get('mode') === 'trial';
  const launch = useGameLaunch(target);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(stage);
  const ownWindow = useOwnWindow();
  const asked = useRef(false);
  const hold = useFrozenBalance(launch.address?.href);

  // A launch needs a log-in (specification 4.12): the popup opens over this page and comes back to it.
  const openLogin = modal.open;
  useEffect(() => {
    if (access !== 'guest' || trial || asked.current) return;
    asked.current = true;
    openLogin('login', {}, { replace: true });
  }, [access, trial, openLogin]);

  const leave = useCallback(() => {
    // A window that a page has opened may be closed by its page; a tab that was opened by hand stays.
    if (ownWindow.isOwn) window.close();
    // Back to the card it was opened from; a shared link has no such place.
    if (location.key === 'default') void navigate(lobby);
    else void navigate(-1);
  }, [location.key, lobby, navigate, ownWindow.isOwn]);

  const { onGameMessage } = hold;
  const onMessage = useCallback(
    (message: GameMessage) => {
      onGameMessage(message);
      if (message === 'close') leave();
      // The stream brings the balance; asking is only the spare way while it is down.
      if (message === 'ready') void client.ensureQueryData(walletQueries.balance());
    },
    [client, onGameMessage, leave],
  );
  useGameMessages(frame, launch.address?.origin, onMessage);

  if (launch.page) return <Navigate to={launch.page} replace />;
  return (
    <div ref={stage} className="flex h-dvh flex-col bg-page">
      <GameBar
        title={title}
        held={hold.held}
        onRefresh={hold.end}
        onClose={leave}
        onReload={launch.again}
        onFullscreen={fullscreen.supported ? fullscreen.toggle : undefined}
        fullscreen={fullscreen.active}
        onOwnWindow={ownWindow.isOwn ? undefined : ownWindow.open}
      />
      {ownWindow.blocked && (
        <div role="alert" className="flex flex-wrap items-center justify-center gap-3 bg-raised px-4 py-2">
          <span>{t('popupBlocked')}</span>
          <a
            className={buttonClass({ tone: 'gold' })}
            href={ownWindow.link}
            target="_blank"
            rel="opener"
            onClick={ownWindow.dismiss}
          >
            {t('openGame')}
          </a>
          <Button tone="text" onClick={ownWindow.dismiss}>
            {t('common:close')}
          </Button>
        </div>
      )}
      <main id="main" className="relative grid min-h-0 flex-1 bg-well">
        {access === 'guest' ? (
          trial ? (
            <StartFreePlay />
          ) : (
            <EmptyState
              art="seven"
              title={t('needLogin')}
              action={
                <Button tone="gold" onClick={() => modal.open('login')}>
                  {t('common:login')}
                </Button>
              }
            />
          )
        ) : target.gameId === '' ? (
          <EmptyState
            art="chest"
            title={t('noGame')}
            action={<ButtonLink to={lobby}>{t('toLobby')}</ButtonLink>}
          />
        ) : launch.error ? (
          <ErrorState
            error={launch.error}
            title={
              launch.error instanceof ApiError && launch.error.message ? launch.error.message : t('failed')
            }
            onRetry={launch.again}
          />
        ) : launch.address ? (
          <iframe
            key={launch.attempt}
            ref={frame}
            title={title}
            src={launch.address.href}
            sandbox={sandboxFor(launch.address, window.location.href)}
            allow="fullscreen; autoplay"
            referrerPolicy="origin"
            className="size-full border-0"
          />
        ) : (
          <div className="grid place-content-center justify-items-center gap-3 text-muted" aria-busy="true">
            <BrandMark size={72} />
            <p role="status">{t('opening')}</p>
          </div>
        )}
      </main>
    </div>
  );
}
