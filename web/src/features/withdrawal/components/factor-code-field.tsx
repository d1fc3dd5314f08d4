import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '~/lib/failure';
import { TextField } from '~/ui/field';

/** The code of the authenticator, asked for once the platform has said that this member has one. */
export function useFactorCode() {
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  return {
    isAsked,
    typed,
    /** Undefined where none is to be sent. */
    code: typed.trim() || undefined,
    type: setTyped,
    clear: () => setTyped(''),
    demanded: (error: unknown) => {
      if (hasCode(error, 'FACTOR_CODE_REQUIRED')) setAsked(true);
      // A code that was compared is used up.
      else setTyped('');
    },
  };
}

export function FactorCodeField({ factor }: { factor: ReturnType<typeof useFactorCode> }) {
  const { t } = useTranslation('withdrawal');
  if (!factor.isAsked) return null;
  return (
    <TextField
      label={t('factorCode')}
      autoComplete="one-time-code"
      maxLength={24}
      value={factor.typed}
      onChange={(event) => factor.type(event.target.value)}
    />
  );
}
