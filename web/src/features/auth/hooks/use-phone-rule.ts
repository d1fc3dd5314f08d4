import { useTranslation } from 'react-i18next';
import { digitsOf, phoneProblem } from '~/lib/phone';
import type { CountryChoice } from './use-country';

/** The number's rule as a form asks for it: true, or what is wrong in words. */
export function usePhoneRule(country: CountryChoice['country'], { required = true } = {}) {
  const { t } = useTranslation('auth');
  return (typed: string | undefined): true | string => {
    const problem = phoneProblem(typed ?? '', country);
    if (problem === null || (problem === 'missing' && !required)) return true;
    if (problem === 'digits') return t('register.digits', { digits: digitsOf(country).join(', ') });
    return t(`phone.${problem}`);
  };
}
