import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BrandMark } from '~/art/brand-mark';
import { FeedbackForm } from '~/features/feedback/components/feedback-form';
import { HelpCentre } from '~/features/help/components/help-centre';
import { useSystem } from '~/features/system';
import { inkOn } from '~/lib/ink';
import { classNames } from '~/ui/class-names';
import { usePageTitle } from '../page-title';

const SUPPORT_CHANNELS = { vip: 'vip', livechat: 'livechat' } as const;

/** The help page without header (specification 2.1), also used in the customer service window. */
export function HelpAloneRoute() {
  const { t } = useTranslation(['help', 'common']);
  const [params] = useSearchParams();
  const desk = SUPPORT_CHANNELS[(params.get('desk') ?? '') as keyof typeof SUPPORT_CHANNELS];
  // The brand's colour for the head of its chat.
  const colour = useSystem()?.info.chatHeaderColour;
  const title = t(desk ? `desk.${desk}.title` : 'common:page.help');
  usePageTitle(title);
  return (
    <main id="main" className="mx-auto grid w-full max-w-[960px] gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div
        className={classNames('flex items-center gap-3', desk && 'rounded-md px-4 py-3')}
        style={desk && colour ? { background: colour, color: inkOn(colour) } : undefined}
      >
        <BrandMark size={44} />
        <h1 className="text-24">{title}</h1>
      </div>
      {desk && (
        <section className="surface p-5 sm:p-6">
          <p className="mb-4 text-soft">{t(`desk.${desk}.text`)}</p>
          <FeedbackForm />
        </section>
      )}
      <HelpCentre />
    </main>
  );
}
