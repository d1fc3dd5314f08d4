import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/art/icon';
import { Scene } from '~/art/pictures';
import { Button } from '~/ui/button';
import { ModalHeader } from '~/ui/modal';
import { RichText } from '~/ui/rich-text';

/** A banner as its content is published: the text is HTML. */
export interface WindowBanner {
  title: string;
  content: string;
}

export interface AuthFrameProps {
  title: string;
  /** Of the brand; stands next to the form, in place of `bannerTitle` and `points`. */
  banner?: WindowBanner | undefined;
  bannerTitle: string;
  points: readonly { icon: IconName; text: string }[];
  swap: { question: string; action: string; onSwap: () => void };
  children: ReactNode;
}

/** Login and registration layout: a banner and the form; phones show the form only. */
export function AuthFrame({ title, banner, bannerTitle, points, swap, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[372px_minmax(0,1fr)]">
      <div className="relative isolate grid content-end overflow-hidden bg-[oklch(.2_.06_300)] p-8 max-lg:hidden">
        <Scene name="dusk" centred className="absolute inset-x-0 top-0 -z-20 h-2/3 w-full" />
        <div className="absolute inset-0 -z-10 bg-[linear-gradient(0deg,oklch(.17_.05_300)_34%,transparent_52%)]" />
        <h3 className="mb-2 text-24">{banner?.title ?? bannerTitle}</h3>
        {banner ? (
          <RichText html={banner.content} className="text-soft" />
        ) : (
          <ul>
            {points.map((point) => (
              <li key={point.text} className="flex gap-2.5 py-1.5 text-soft">
                <Icon name={point.icon} size={18} className="mt-0.5 text-gold" />
                <span>{point.text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex min-h-0 flex-col">
        <ModalHeader
          title={title}
          after={
            <>
              <span className="text-13 text-muted max-sm:hidden">{swap.question}</span>
              <Button tone="text" onClick={swap.onSwap}>
                {swap.action}
              </Button>
            </>
          }
        />
        {banner && (
          <p className="gold-wash mx-4 mt-3 rounded-md border border-gold-lo px-3 py-2 text-14 text-gold-hi sm:mx-8 lg:hidden">
            {banner.title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** The actions stay in sight while the form scrolls. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto grid gap-2 border-t border-hairline bg-panel px-4 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] sm:px-8 sm:pb-5">
      {children}
    </div>
  );
}
