import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '~/art/kit/scene';
import { Scene } from '~/art/pictures';
import { useAccess, useGuard, useMember } from '~/features/session';
import { useDepositsOpen } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Button, ButtonLink, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';

const SLIDE_MS = 7_000;
const SLIDES: readonly { key: 'welcome' | 'games' | 'fair'; scene: SceneName }[] = [
  { key: 'welcome', scene: 'night' },
  { key: 'games', scene: 'dusk' },
  { key: 'fair', scene: 'lagoon' },
];

const motion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = motion();
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => motion().matches,
  );
}

function Actions({ slide }: { slide: (typeof SLIDES)[number]['key'] }) {
  const { t } = useTranslation(['home', 'common']);
  const access = useAccess();
  const guard = useGuard();
  const modal = useModal();
  const deposits = useDepositsOpen();
  if (slide === 'welcome' && access === 'guest') {
    return (
      <>
        <Button tone="gold" size="l" onClick={() => modal.open('register')}>
          {t('common:register')}
        </Button>
        <ButtonLink size="l" to="/rng">
          {t('look')}
        </ButtonLink>
      </>
    );
  }
  if (slide === 'welcome' && deposits) {
    return (
      <>
        <Button
          tone="gold"
          size="l"
          onClick={() => guard('member', () => modal.open('member', { page: 'deposit' }))}
        >
          {t('common:nav.deposit')}
        </Button>
        <ButtonLink size="l" to="/rng">
          {t('look')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink tone="gold" size="l" to="/rng">
      {t('look')}
    </ButtonLink>
  );
}

/** The hero advances by itself and pauses on hover, by its button and under reduced motion. */
export function Hero() {
  const { t } = useTranslation('home');
  const member = useMember();
  const reduced = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  // Pictures out of view wait until the slides move, by themselves or by hand.
  const [hasOthers, showOthers] = useState(false);
  const moving = !reduced && !stopped && !held;

  function goTo(slide: number): void {
    const box = viewport.current;
    showOthers(true);
    box?.scrollTo({ left: slide * box.clientWidth, behavior: reduced ? 'instant' : 'smooth' });
  }
  useEffect(() => {
    if (reduced) return;
    const timer = setTimeout(() => showOthers(true), SLIDE_MS / 2);
    return () => clearTimeout(timer);
  }, [reduced]);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      const box = viewport.current;
      if (!box || document.hidden) return;
      box.scrollTo({ left: ((selected + 1) % SLIDES.length) * box.clientWidth, behavior: 'smooth' });
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [moving, selected, viewport]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('carousel')}
      className="relative isolate overflow-hidden shadow-2 max-sm:-mx-(--edge) sm:mt-6 sm:rounded-lg"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={viewport}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        onScroll={({ currentTarget: box }) => {
          setSelected(Math.round(box.scrollLeft / box.clientWidth) || 0);
          showOthers(true);
        }}
      >
        {SLIDES.map((slide, i) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('slide', { number: i + 1, total: SLIDES.length })}
            inert={i !== selected}
            className="relative isolate grid min-h-[480px] min-w-0 flex-[0_0_100%] snap-center items-end sm:min-h-[clamp(360px,31vw,432px)] sm:items-center"
          >
            {(i === 0 || hasOthers) && (
              <>
                <Scene
                  name={slide.scene}
                  centred
                  first={i === 0}
                  className="absolute inset-x-0 top-0 -z-20 h-[46%] w-full sm:hidden"
                />
                <Scene
                  name={slide.scene}
                  first={i === 0}
                  className="absolute inset-0 -z-20 size-full max-lg:object-center! max-sm:hidden"
                />
              </>
            )}
            <div className="absolute inset-0 -z-10 bg-[linear-gradient(0deg,var(--color-page)_58%,transparent_76%)] sm:bg-[linear-gradient(90deg,rgb(11_14_20/.96)_0%,rgb(11_14_20/.88)_52%,transparent_82%)] lg:bg-[linear-gradient(90deg,rgb(11_14_20/.94)_0%,rgb(11_14_20/.78)_42%,transparent_70%)]" />
            <div className="px-4 pb-13 sm:max-w-[min(610px,60%)] sm:p-[clamp(24px,4vw,56px)]">
              <p className="mb-2 font-semibold text-gold">
                {slide.key === 'welcome' && member
                  ? t('hello', { name: member.nickname || member.account })
                  : t(`${slide.key}.eyebrow`)}
              </p>
              {i === 0 ? (
                <h1 className="text-hero">{t(`${member ? 'back' : 'welcome'}.title`)}</h1>
              ) : (
                <h2 className="text-hero">{t(`${slide.key}.title`)}</h2>
              )}
              <p className="mt-3 mb-5 max-w-[42ch] text-soft sm:mb-6 sm:text-16">
                {t(`${slide.key === 'welcome' && member ? 'back' : slide.key}.text`)}
              </p>
              <div className="flex flex-wrap gap-3">
                <Actions slide={slide.key} />
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className="absolute inset-x-2 bottom-0.5 flex items-center justify-center sm:left-auto sm:right-3 sm:bottom-2">
        {SLIDES.map((slide, i) => (
          <button
            key={slide.key}
            type="button"
            aria-label={t('goTo', { number: i + 1 })}
            aria-current={i === selected ? 'true' : undefined}
            className="grid h-11 min-w-6 place-items-center px-1"
            onClick={() => goTo(i)}
          >
            <i
              className={classNames(
                'block h-2 rounded-full transition-[width] duration-(--t-base)',
                i === selected ? 'w-6 bg-gold' : 'w-2 bg-white/40',
              )}
            />
          </button>
        ))}
        {!reduced && (
          <IconButton
            icon={stopped ? 'play' : 'pause'}
            iconSize={18}
            label={t(stopped ? 'resume' : 'pause')}
            className="text-white!"
            onClick={() => setStopped(!stopped)}
          />
        )}
      </div>
    </section>
  );
}
