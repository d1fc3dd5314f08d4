import { BrandMark } from '~/art/brand-mark';
import { buttonClass } from '~/ui/button';

/** Last error boundary: it works without texts, styles or router, so it contains both languages itself. */
export function RootError() {
  return (
    <main
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
      role="alert"
    >
      <BrandMark size={72} />
      <h1 className="text-24">Trang gặp sự cố</h1>
      <p className="text-muted">
        Tiền và vé cược của bạn không bị ảnh hưởng.
        <br />
        <span lang="en">The page ran into a problem. Your money and bets are safe.</span>
      </p>
      <button
        type="button"
        className={buttonClass({ tone: 'gold' })}
        onClick={() => window.location.reload()}
      >
        Tải lại · Reload
      </button>
    </main>
  );
}
