import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '~/ui/field';
import type { CountryChoice } from '../hooks/use-country';
import { CountryPicker } from './country-picker';

export interface PhoneFieldProps {
  choice: CountryChoice;
  input: UseFormRegisterReturn;
  label: string;
  required?: boolean;
  error?: string;
}

/** A mobile number behind its country's dialing code. */
export function PhoneField({ choice, input, label, required = true, error }: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      required={required}
      error={error}
      inputClassName="num"
      before={
        <CountryPicker countries={choice.countries} country={choice.country} onCountry={choice.choose} />
      }
      {...input}
    />
  );
}
